import type { Language } from "#i18n/languages.ts";
import { messages, type Reason } from "#i18n/messages/index.ts";

const ofAnyForm = [
  "invalidInput",
  "required",
  "tooLong",
  "controlCharacters",
  "unknownChoice",
  "emailFormat",
  "tooMany",
  "unreachable",
  "unavailable",
  "internal",
  "foreignOrigin",
  "tooLarge",
] as const satisfies readonly Reason[];

/** The messages by reason that a page's forms may need, in its language. */
export function pickMessages(language: Language, reasons: readonly Reason[]): FormMessages {
  return onlyMessages(language, [...ofAnyForm, ...reasons]);
}

/** The messages of these reasons and no others. What an error page calls a failure helps nobody in a form, which says what to do. */
export function onlyMessages(language: Language, reasons: readonly Reason[]): FormMessages {
  const own = messages[language];
  return Object.fromEntries(reasons.map((reason) => [reason, own[reason === "internal" ? "formFailed" : reason]]));
}

export type FormMessages = Partial<Record<Reason, string>>;
