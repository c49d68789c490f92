export { noteBlockedTag } from "./log-blocked-tag.ts";
export { keepChoice, sweepChoices } from "./store-choice.ts";
