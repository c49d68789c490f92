import type { Language } from "#i18n/languages.ts";
import { messages, type Reason } from "#i18n/messages/index.ts";

const ofAnyForm = ["invalidInput", "required", "tooLong", "controlCharacters", "unknownChoice", "emailFormat", "tooMany", "unreachable", "unavailable", "internal", "foreignOrigin", "tooLarge"] as const satisfies readonly Reason[];

/** The messages by reason that a page's forms may need, in its language. */
export function pickMessages<Name extends Reason>(language: Language, reasons: readonly Name[]): FormMessages {
  return Object.fromEntries([...ofAnyForm, ...reasons].map((reason) => [reason, messages[language][reason]]));
}

export type FormMessages = Partial<Record<Reason, string>>;
