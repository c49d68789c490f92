import { dayMs } from "#i18n/day.ts";
import { languages } from "#i18n/languages.ts";
import { idOf, signedId } from "#platform/secrets";
import type { Context } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";

type Issuer = Pick<Context, "secrets" | "clock">;

/** Purpose of the thread token: reading and continuing one question's thread. Only the sender's mailbox receives it. */
const use = "contact.thread";
/** Validity of a link, so that an old mail opens nothing. */
const linkMs = 90 * dayMs;

/** Creates a thread token with its time of issue; it is not stored. */
export function threadToken({ secrets, clock }: Issuer, id: string): string {
  const issued = Math.floor(clock.now().getTime() / 1000).toString(36);
  return `${signedId(secrets, `${use} ${issued}`, id)}.${issued}`;
}

export function threadOf({ secrets }: Pick<Issuer, "secrets">, token: string): { id: string; issuedAt: Date } | undefined {
  const [, signed = "", issued = ""] = /^(.+)\.([0-9a-z]{1,9})$/.exec(token) ?? [];
  const id = idOf(secrets, `${use} ${issued}`, signed);
  return id === undefined ? undefined : { id, issuedAt: new Date(Number.parseInt(issued, 36) * 1000) };
}

/** Expiry of a link: each message before the expiry extends it. An expired link stays expired. */
export function endOfLink(issuedAt: Date, messages: readonly { createdAt: Date }[]): Date {
  let end = issuedAt.getTime() + linkMs;
  for (const { createdAt } of messages.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
    if (createdAt.getTime() <= end) end = Math.max(end, createdAt.getTime() + linkMs);
  return new Date(end);
}

/** Path of the sender's thread page in the question's language, with a new token. */
export function threadPath(issuer: Issuer, question: { id: string; language: string }): string {
  return `${languages[storedLanguage(question)].prefix}/contact/thread?token=${threadToken(issuer, question.id)}`;
}

export const inboxPath = (id: string): string => `/admin#/inbox/${id}`;
