export { keepChoice, sweepChoices } from "./keep-choice.ts";
