export { describeQuestion } from "./describe-question.ts";
export { eraseQuestions, listQuestions, exportQuestions } from "./list-questions.ts";
export { continueThread, findThreadFile, readSenderThread, sendNewLink } from "./thread.ts";
export { threadPath } from "./thread-token.ts";
export { requestInstaller } from "./request-installer.ts";
export { parseRequest } from "./parse-request.ts";
export { receiveMail, type ReceivedMail } from "./receive-mail.ts";
export { submitQuestion } from "./submit-question.ts";
export { deleteExpiredQuestions } from "./delete-expired-questions.ts";
