import { dayMs } from "#i18n/day.ts";
import { languages } from "#i18n/languages.ts";
import { readSignedId, signedId } from "#platform/secrets";
import type { Context } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";

type Issuer = Pick<Context, "secrets" | "clock">;

/** Purpose of the token in mails to the sender of a question, which grants access to the thread. */
const tokenPurpose = "contact.thread";
const linkMs = 90 * dayMs;

/** Creates a signed token that contains its time of issue; it is not stored. */
export function createThreadToken({ secrets, clock }: Issuer, id: string): string {
  const issued = Math.floor(clock.now().getTime() / 1000).toString(36);
  return `${signedId(secrets, `${tokenPurpose} ${issued}`, id)}.${issued}`;
}

export function readThreadToken({ secrets }: Pick<Issuer, "secrets">, token: string): { id: string; issuedAt: Date } | undefined {
  const [, signed = "", issued = ""] = /^(.+)\.([0-9a-z]{1,9})$/.exec(token) ?? [];
  const id = readSignedId(secrets, `${tokenPurpose} ${issued}`, signed);
  return id === undefined ? undefined : { id, issuedAt: new Date(Number.parseInt(issued, 36) * 1000) };
}

/** Computes the expiry of a link. Each message before the expiry extends it; an expired link stays expired. */
export function linkExpiry(issuedAt: Date, messages: readonly { createdAt: Date }[]): Date {
  let end = issuedAt.getTime() + linkMs;
  for (const { createdAt } of messages.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
    if (createdAt.getTime() <= end) end = Math.max(end, createdAt.getTime() + linkMs);
  return new Date(end);
}

/** Path of the sender's thread page in the question's language, with a new token. */
export function threadPath(issuer: Issuer, question: { id: string; language: string }): string {
  return `${languages[storedLanguage(question)].prefix}/contact/thread?token=${createThreadToken(issuer, question.id)}`;
}

export const inboxPath = (id: string): string => `/admin#/inbox/${id}`;
