import { desc, eq, lt } from "drizzle-orm";
import { securityEvent } from "#db/security-event.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

/** Retention in months; Chinese law requires at least six. */
const retentionMonths = 12;

/** Deletes expired events from the table and from the audit log file. */
export async function deleteExpiredEvents({
  database,
  clock,
  auditLogFile,
}: Pick<Context, "database" | "clock" | "auditLogFile">): Promise<void> {
  const end = new Date(clock.now());
  end.setUTCMonth(end.getUTCMonth() - retentionMonths);
  await database.delete(securityEvent).where(lt(securityEvent.lastAt, end));
  await auditLogFile.removeBefore(end);
}

type ListedEvent = { kind: string; detail: string | null; at: string; lastAt: string; count: number };

export async function listAccountEvents({ database }: Pick<Context, "database">, accountId: string): Promise<ListedEvent[]> {
  const { kind, detail, at, lastAt, count } = securityEvent;
  const rows = await database
    .select({ kind, detail, at, lastAt, count })
    .from(securityEvent)
    .where(eq(securityEvent.accountId, accountId))
    .orderBy(desc(lastAt));
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), lastAt: row.lastAt.toISOString() }));
}

export async function detachAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.update(securityEvent).set({ accountId: null }).where(eq(securityEvent.accountId, accountId));
}
