import type { Language } from "#i18n/languages.ts";
import { messages, type Reason } from "#i18n/messages/index.ts";
import { recordOf } from "#i18n/record-of.ts";

const commonErrorCodes = [
  "invalidInput",
  "required",
  "tooLong",
  "controlCharacters",
  "unknownChoice",
  "emailFormat",
  "tooMany",
  "unreachable",
  "unanswered",
  "unavailable",
  "internal",
  "foreignOrigin",
  "tooLarge",
  "severalErrors",
] as const satisfies readonly Reason[];

export type CommonErrorCode = (typeof commonErrorCodes)[number];

/** Selects the messages of the error codes of a page's forms, and of those that every form may receive. */
export function pickMessages<Named extends Reason>(language: Language, reasons: readonly Named[]): FormMessages<Named | CommonErrorCode> {
  return selectMessages(language, [...commonErrorCodes, ...reasons]);
}

/** Selects the messages of these error codes. Uses a form's own message for an internal error, because it says what to do. */
export function selectMessages<Named extends Reason>(language: Language, reasons: readonly Named[]): FormMessages<Named> {
  const languageMessages = messages[language];
  return recordOf(reasons, (reason) => languageMessages[reason === "internal" ? "formFailed" : reason]);
}

/** Messages by error code; those of `Named` are always present. */
export type FormMessages<Named extends Reason = never> = Partial<Record<Reason, string>> & Record<Named, string>;
