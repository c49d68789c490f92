export { blockedTagSchema, noteBlockedTag } from "./blocked-tag.ts";
export { consentSchema } from "./consent-fields.ts";
export { keepChoice, sweepChoices } from "./keep-choice.ts";
