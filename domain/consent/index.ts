export { noteBlockedTag } from "./blocked-tag.ts";
export { keepChoice, sweepChoices } from "./keep-choice.ts";
