export { eraseQuestions, listQuestions, readQuestions } from "./list-questions.ts";
export { continueThread, findThreadFile, readSenderThread, renewLink } from "./thread.ts";
export { threadPath } from "./thread-token.ts";
export { requestInstaller } from "./request-installer.ts";
export { requestOf } from "./request-of.ts";
export { submitQuestion } from "./submit-question.ts";
export { sweepQuestions } from "./sweep-questions.ts";
