import { and, desc, eq, gt } from "drizzle-orm";
import { accountSession } from "#db/account.ts";
import type { Context } from "../context.ts";
import { parseUserAgent } from "./parse-user-agent.ts";
import { endSessions } from "./password/own-password.ts";
import type { SessionEntry } from "./schema.ts";

export async function listSessions(
  { database, clock }: Pick<Context, "database" | "clock">,
  input: { accountId: string; sessionId: string | undefined },
): Promise<SessionEntry[]> {
  const rows = await database
    .select()
    .from(accountSession)
    .where(and(eq(accountSession.userId, input.accountId), gt(accountSession.expiresAt, clock.now())))
    .orderBy(desc(accountSession.updatedAt));
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    ...parseUserAgent(userAgent ?? ""),
    address: ipAddress ?? "",
    createdAt: createdAt.toISOString(),
    lastSeen: updatedAt.toISOString(),
    current: id === input.sessionId,
  }));
}

/** Ends one session of the account, or all but the current one. Ignores unknown sessions and those of other accounts. */
export async function endChosenSessions(
  { database }: Pick<Context, "database">,
  input: { accountId: string; sessionId: string; chosen: { id: string } | { all: "others" } },
): Promise<void> {
  const { accountId, sessionId, chosen } = input;
  if ("all" in chosen) return endSessions(database, accountId, sessionId);
  await database.delete(accountSession).where(and(eq(accountSession.userId, accountId), eq(accountSession.id, chosen.id)));
}
