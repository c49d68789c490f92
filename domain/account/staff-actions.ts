import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { recordAuditEntry } from "#domain/audit";
import type { EditorContext } from "../context.ts";
import { accountAuditSubject } from "./account-audit-subject.ts";
import { scheduleErasure } from "./close-account.ts";
import { exportAccount, type PersonalDataSource } from "./export-account.ts";
import { endSessions } from "./password/own-password.ts";

// Actions of staff on the account of a person who asks for them, recorded in the audit log.

export async function exportAccountAsStaff(
  context: EditorContext,
  { id, personalData }: { id: string; personalData: readonly PersonalDataSource[] },
): Promise<Record<string, unknown> | undefined> {
  const exported = await exportAccount(context, { accountId: id, sessionId: undefined, personalData });
  if (exported)
    await recordAuditEntry(context, context.database, { action: "account.exported", subject: accountAuditSubject(context, id) });
  return exported;
}

/**
 * Ends every session and schedules the erasure of the account. The owner is notified by mail and can cancel the erasure
 * by logging in.
 */
export async function closeAccountAsStaff(
  context: EditorContext,
  id: string,
): Promise<{ ok: true; closesAt: Date } | { ok: false; reason: "accountUnknown" | "staffAccount" }> {
  return context.database.transaction(async (transaction) => {
    const [owner] = await transaction.select().from(account).where(eq(account.id, id)).for("update");
    if (!owner) return { ok: false, reason: "accountUnknown" };
    if (owner.role !== null) return { ok: false, reason: "staffAccount" };
    const closesAt = await scheduleErasure(context, transaction, id);
    await recordAuditEntry(context, transaction, {
      action: "account.closed",
      subject: accountAuditSubject(context, id),
      after: { closesAt },
    });
    return { ok: true, closesAt };
  });
}

export async function endSessionsAsStaff(context: EditorContext, id: string): Promise<void> {
  await context.database.transaction(async (transaction) => {
    await endSessions(transaction, id);
    await recordAuditEntry(context, transaction, { action: "account.sessionsEnded", subject: accountAuditSubject(context, id) });
  });
}
