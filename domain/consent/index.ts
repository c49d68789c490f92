export { logBlockedTag } from "./log-blocked-tag.ts";
export { storeConsentChoice, deleteExpiredChoices } from "./store-choice.ts";
