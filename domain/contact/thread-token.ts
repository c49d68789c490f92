import { dayMs } from "#i18n/day.ts";
import { languages } from "#i18n/languages.ts";
import { idOf, signedId } from "#platform/secrets";
import type { Context } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";

type Issuer = Pick<Context, "secrets" | "clock">;

/** Shows whoever has it one question's thread, and lets them write there: it goes to the sender's mailbox alone. */
const use = "contact.thread";
/** A link that somebody finds long afterwards opens nothing. */
const linkMs = 90 * dayMs;

/** A new token, which says when it was made and is kept nowhere. */
export function threadToken({ secrets, clock }: Issuer, id: string): string {
  const issued = Math.floor(clock.now().getTime() / 1000).toString(36);
  return `${signedId(secrets, `${use} ${issued}`, id)}.${issued}`;
}

export function threadOf({ secrets }: Pick<Issuer, "secrets">, token: string): { id: string; issuedAt: Date } | undefined {
  const [, signed = "", issued = ""] = /^(.+)\.([0-9a-z]{1,9})$/.exec(token) ?? [];
  const id = idOf(secrets, `${use} ${issued}`, signed);
  return id === undefined ? undefined : { id, issuedAt: new Date(Number.parseInt(issued, 36) * 1000) };
}

/** Until when a link is good: as long as no such time passes without a message. One that ended stays at its end, whatever is written later. */
export function endOfLink(issuedAt: Date, messages: readonly { createdAt: Date }[]): Date {
  let end = issuedAt.getTime() + linkMs;
  for (const { createdAt } of messages.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
    if (createdAt.getTime() <= end) end = Math.max(end, createdAt.getTime() + linkMs);
  return new Date(end);
}

/** Where the sender reads and answers, in the language of the question: under a link that is new. */
export function threadPath(issuer: Issuer, question: { id: string; language: string }): string {
  return `${languages[storedLanguage(question)].prefix}/contact/thread?token=${threadToken(issuer, question.id)}`;
}

/** Where staff do. */
export const inboxPath = (id: string): string => `/admin#/inbox/${id}`;
