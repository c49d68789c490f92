export { answerQuestion } from "./answer-question.ts";
export { assignQuestion, labelQuestion, listChoices, noteQuestion, setState } from "./handle-question.ts";
export { listInbox } from "./list-inbox.ts";
export { readThread } from "./read-thread.ts";
