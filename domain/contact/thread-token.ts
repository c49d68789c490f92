import { languages } from "#i18n/languages.ts";
import { idOf, signedId, type Secrets } from "#platform/secrets";
import { storedLanguage } from "../stored-language.ts";

/** Shows whoever has it one question's thread, and lets them write there: it goes to the sender's mailbox alone. */
const use = "contact.thread";

export const threadToken = (secrets: Secrets, id: string): string => signedId(secrets, use, id);

export const threadOf = (secrets: Secrets, token: string): string | undefined => idOf(secrets, use, token);

/** Where the sender reads and answers, in the language of the question. */
export function threadPath(secrets: Secrets, question: { id: string; language: string }): string {
  return `${languages[storedLanguage(question)].prefix}/contact/thread?token=${threadToken(secrets, question.id)}`;
}

/** Where staff do. */
export const inboxPath = (id: string): string => `/admin#/inbox/${id}`;
