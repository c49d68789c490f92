import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { accountSession } from "#db/account.ts";
import type { Transaction } from "#platform/database";

/** `token`: new token of the session that made the change, if there is one. */
export type CredentialChanged = { ok: true; token: string | undefined };

const tokenBytes = 24;

export function createSessionToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Replaces the token of a session, which invalidates the old one. `undefined` if the account has no such session. */
export async function renewToken(
  transaction: Transaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<string | undefined> {
  const token = createSessionToken();
  const updatedRows = await transaction
    .update(accountSession)
    .set({ token })
    .where(and(eq(accountSession.id, sessionId), eq(accountSession.userId, accountId)))
    .returning({ id: accountSession.id });
  return updatedRows.length > 0 ? token : undefined;
}
