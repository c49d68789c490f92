export { submitQuestion } from "./submit-question.ts";
