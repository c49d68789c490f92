import { and, eq, ne } from "drizzle-orm";
import { accountCredential, accountSession } from "#db/account.ts";
import type { Transaction } from "#platform/database";
import { refundLimit, consumeLimit, type Limit } from "#platform/rate-limit";
import type { Context } from "../../context.ts";
import { verifyPassword } from "./password.ts";

/** Provider id of passwords in better-auth. */
export const passwordProvider = "credential";

/** Limit per account for logged-in users only, so that strangers cannot lock its owner out. */
const guessLimit: Limit = { name: "account.password", limit: 10, seconds: 3600 };

export type PasswordCheck = { ok: true } | { ok: false; reason: "wrongPassword" } | { ok: false; reason: "tooMany"; retryAfter: number };

/** Checks the password of a logged-in user, because an open session is not enough for sensitive changes. */
export async function checkOwnPassword(context: Context, accountId: string, password: string): Promise<PasswordCheck> {
  const { database, clock } = context;
  const allowance = await consumeLimit(database, guessLimit, accountId, clock.now());
  if (!allowance.ok) return { ok: false, reason: "tooMany", retryAfter: allowance.retryAfter };
  const credential = await readCredential(database, accountId);
  if (!(await verifyPassword(password, credential?.password))) return { ok: false, reason: "wrongPassword" };
  await refundLimit(database, guessLimit, accountId);
  return { ok: true };
}

/** `setAt`: time of the last change; a rehash keeps it. */
type Credential = { password: string | null; setAt: Date };

export async function readCredential(database: Transaction, accountId: string): Promise<Credential | undefined> {
  const [credential] = await database
    .select({ password: accountCredential.password, setAt: accountCredential.updatedAt })
    .from(accountCredential)
    .where(isPasswordOf(accountId));
  return credential;
}

export async function replacePassword(transaction: Transaction, accountId: string, password: string, now: Date): Promise<void> {
  await transaction.update(accountCredential).set({ password, updatedAt: now }).where(isPasswordOf(accountId));
}

export async function endSessions(transaction: Transaction, accountId: string, exceptSessionId?: string): Promise<void> {
  const isOtherSession = exceptSessionId === undefined ? undefined : ne(accountSession.id, exceptSessionId);
  await transaction.delete(accountSession).where(and(eq(accountSession.userId, accountId), isOtherSession));
}

export function isPasswordOf(accountId: string) {
  return and(eq(accountCredential.userId, accountId), eq(accountCredential.providerId, passwordProvider));
}
