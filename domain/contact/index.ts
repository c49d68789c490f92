export { listQuestions } from "./list-questions.ts";
export { submitQuestion } from "./submit-question.ts";
