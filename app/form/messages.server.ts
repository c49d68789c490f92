import type { Language } from "#i18n/languages.ts";
import { messages, type Reason } from "#i18n/messages/index.ts";
import { recordOf } from "#i18n/record-of.ts";

const ofAnyForm = [
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
] as const satisfies readonly Reason[];

/** The messages by reason that a page's forms may need, in its language. */
export function pickMessages<Named extends Reason>(
  language: Language,
  reasons: readonly Named[],
): FormMessages<Named | (typeof ofAnyForm)[number]> {
  return onlyMessages(language, [...ofAnyForm, ...reasons]);
}

/** The messages of these reasons and no others. What an error page calls a failure helps nobody in a form, which says what to do. */
export function onlyMessages<Named extends Reason>(language: Language, reasons: readonly Named[]): FormMessages<Named> {
  const own = messages[language];
  return recordOf(reasons, (reason) => own[reason === "internal" ? "formFailed" : reason]);
}

/** `Named` are those that are sure to be there. */
export type FormMessages<Named extends Reason = never> = Partial<Record<Reason, string>> & Record<Named, string>;
