import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { account, accountSession } from "#db/account.ts";
import { queueMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import type { PersonalDataSource } from "./export-account.ts";
import { accountClosedMail, accountClosingMail } from "./mails.ts";
import { checkOwnPassword, endSessions, type PasswordCheck } from "./password/own-password.ts";
import { graceDays, sessionDays } from "./schema.ts";
import { dayMs } from "#i18n/day.ts";

/** Result of `leaveStaff` in `domain/staff`. */
type LeaveResult = { ok: true } | { ok: false; reason: "proofNeeded" } | { ok: false; reason: "lastAdministrator" };
type CloseResult = { ok: true; closesAt: Date } | Exclude<PasswordCheck | LeaveResult, { ok: true }>;

/**
 * Ends every session and schedules the erasure of the account; a login within the grace period cancels it. `leaveStaff`
 * removes a staff user's access at once, because staff accounts are not erased.
 */
export async function closeAccount(
  context: Context,
  input: { accountId: string; password: string; leaveStaff: (transaction: Transaction) => Promise<LeaveResult> },
): Promise<CloseResult> {
  const { accountId, password, leaveStaff } = input;
  const check = await checkOwnPassword(context, accountId, password);
  if (!check.ok) return check;
  return context.database.transaction(async (transaction) => {
    const leaveResult = await leaveStaff(transaction);
    return leaveResult.ok ? { ok: true, closesAt: await scheduleErasure(context, transaction, accountId) } : leaveResult;
  });
}

export async function scheduleErasure(context: Context, transaction: Transaction, accountId: string): Promise<Date> {
  const now = context.clock.now();
  const closesAt = new Date(now.getTime() + graceDays * dayMs);
  const [owner] = await transaction.update(account).set({ closesAt, updatedAt: now }).where(eq(account.id, accountId)).returning();
  await endSessions(transaction, accountId);
  await queueMail(context, transaction, owner ? [accountClosingMail(owner, closesAt)] : []);
  return closesAt;
}

/**
 * Erases the accounts whose grace period is over, with all personal data, one transaction each. Skips staff accounts:
 * a closed account may have become one.
 */
export async function eraseClosedAccounts(context: Context, personalData: readonly PersonalDataSource[]): Promise<number> {
  for (let count = 0; ; count += 1) {
    const hasErased = await context.database.transaction(async (transaction) => {
      // Skip rows locked by another server instance or by a login that cancels the erasure.
      const [dueAccount] = await transaction
        .select()
        .from(account)
        .where(and(lte(account.closesAt, context.clock.now()), isNull(account.role)))
        .orderBy(asc(account.closesAt))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!dueAccount) return false;
      for (const { erase } of personalData) await erase?.(transaction, { accountId: dueAccount.id, email: dueAccount.email });
      await transaction.delete(account).where(eq(account.id, dueAccount.id));
      await queueMail(context, transaction, [accountClosedMail(dueAccount)]);
      return true;
    });
    if (!hasErased) return count;
  }
}

export async function deleteExpiredSessions({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now.getTime() - sessionDays * dayMs);
  await database.delete(accountSession).where(or(lte(accountSession.expiresAt, now), lte(accountSession.createdAt, oldest)));
}
