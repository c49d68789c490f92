import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { accountSession } from "#db/account.ts";
import type { Transaction } from "#platform/database";

/** `token`: what the session in which it was changed has from now on, where there is one. */
export type CredentialChanged = { ok: true; token: string | undefined };

const tokenBytes = 24;

/** A token for a session: whoever has it, with the signature of this site, is logged in. */
export function newSessionToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/**
 * Gives a session of an account another token, so that the one it had is worth nothing. `undefined` where the account has
 * no such session.
 */
export async function renewToken(
  transaction: Transaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<string | undefined> {
  const token = newSessionToken();
  const renewed = await transaction
    .update(accountSession)
    .set({ token })
    .where(and(eq(accountSession.id, sessionId), eq(accountSession.userId, accountId)))
    .returning({ id: accountSession.id });
  return renewed.length > 0 ? token : undefined;
}
