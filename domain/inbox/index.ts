export { answerQuestion } from "./answer-question.ts";
export { eraseSender } from "./erase-sender.ts";
export { exportInbox } from "./export-inbox.ts";
export { assignQuestion, labelQuestion, listChoices, markSpam, noteQuestion, setState } from "./handle-question.ts";
export { listInbox } from "./list-inbox.ts";
export { mergeQuestions } from "./merge-questions.ts";
export { readAnswerTimes } from "./answer-times.ts";
export { readThread } from "./read-thread.ts";
export { listTemplates, removeTemplate, saveTemplate } from "./templates.ts";
