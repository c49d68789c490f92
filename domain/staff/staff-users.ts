import { and, asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { account, accountSession } from "#db/account.ts";
import { passkey, secondFactor, staffInvitation } from "#db/staff.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context, EditorContext } from "../context.ts";
import { isFreshProof, mayPublish } from "./authorize-staff-user.ts";
import type { StaffUser } from "./can-edit.ts";
import type { CurrentStaffUser, StaffUserChange, StaffUsers } from "./schema.ts";

type Rejection = { ok: false; reason: "unknownMember" | "lastAdministrator" };
type Rights = Pick<typeof account.$inferSelect, "role" | "mayPublish"> & { languages: Language[] };

export async function readCurrentStaffUser(
  { database }: Pick<Context, "database">,
  user: StaffUser,
  endsAt: Date,
): Promise<CurrentStaffUser | undefined> {
  const [row] = await database.select().from(account).where(eq(account.id, user.id));
  if (!row) return undefined;
  const language = row.language as CurrentStaffUser["language"];
  return { ...user, languages: [...user.languages], name: row.name, email: row.email, language, endsAt: endsAt.toISOString() };
}

export async function listStaffUsers({ database }: Pick<Context, "database">): Promise<StaffUsers> {
  const members = await database
    .select({
      id: account.id,
      email: account.email,
      name: account.name,
      role: account.role,
      languages: account.editsLanguages,
      mayPublish: account.mayPublish,
      proven: isNotNull(secondFactor.confirmedAt),
      lastSeen: sql<string | null>`(select max(staff_seen_at) from ${accountSession} where account_id = ${account.id})`,
    })
    .from(account)
    .leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .where(isNotNull(account.role))
    .orderBy(asc(account.name));
  const invitations = await database.select().from(staffInvitation).orderBy(asc(staffInvitation.email));
  return {
    members: members.flatMap(({ role, languages, proven, lastSeen, ...rest }) =>
      role
        ? [
            {
              ...rest,
              role,
              languages: languages ?? [],
              mayPublish: mayPublish({ role, mayPublish: rest.mayPublish }),
              proven: proven === true,
              lastSeen: lastSeen ? new Date(lastSeen).toISOString() : null,
            },
          ]
        : [],
    ),
    invitations: invitations.map(({ id, email, role, languages, mayPublish: isPublisher, expiresAt }) => ({
      id,
      email,
      role,
      languages,
      mayPublish: mayPublish({ role, mayPublish: isPublisher }),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Changes a staff user's languages or role. A role change ends all sessions. */
export async function changeStaffUser(
  context: EditorContext,
  { id, role, languages, mayPublish }: StaffUserChange,
): Promise<{ ok: true } | Rejection> {
  return context.database.transaction((transaction) =>
    changeRights(transaction, id, role === "administrator", async (former) => {
      await transaction.update(account).set({ role, editsLanguages: languages, mayPublish }).where(eq(account.id, id));
      if (role !== former.role) await transaction.delete(accountSession).where(eq(accountSession.userId, id));
      await recordAuditEntry(context, transaction, {
        action: "staff.changed",
        subject: `staff/${id}`,
        before: former,
        after: { role, languages, mayPublish },
      });
    }),
  );
}

/** Removes staff access and ends all sessions; the account becomes a visitor's. */
export async function removeStaffUser(context: EditorContext, id: string): Promise<{ ok: true } | Rejection> {
  return context.database.transaction((transaction) => removeAccess(context, transaction, id));
}

/** Removes the second factor with the passkeys and ends all sessions; the next login sets up a new one. */
export async function resetSecondFactor(context: EditorContext, id: string): Promise<{ ok: true } | Rejection> {
  return context.database.transaction((transaction) =>
    changeRights(transaction, id, true, async () => {
      await deleteFactors(transaction, id);
      await transaction.delete(accountSession).where(eq(accountSession.userId, id));
      await recordAuditEntry(context, transaction, { action: "staff.secondFactorReset", subject: `staff/${id}` });
    }),
  );
}

/**
 * Removes staff access when users close their own account, in the same transaction. Requires a recent proof of the
 * second factor. Does nothing for visitor accounts.
 */
export async function leaveStaff(
  context: Context,
  transaction: Transaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<{ ok: true } | { ok: false; reason: "proofNeeded" } | { ok: false; reason: "lastAdministrator" }> {
  const [self] = await transaction
    .select({ role: account.role, provenAt: accountSession.provenAt })
    .from(account)
    .leftJoin(accountSession, and(eq(accountSession.userId, account.id), eq(accountSession.id, sessionId)))
    .where(eq(account.id, accountId));
  if (!self?.role) return { ok: true };
  if (!isFreshProof(self.provenAt, context.clock.now())) return { ok: false, reason: "proofNeeded" };
  const removal = await removeAccess({ ...context, actor: { kind: "staff", id: accountId } }, transaction, accountId);
  // A concurrent request may have removed the access already.
  return removal.ok || removal.reason === "unknownMember" ? { ok: true } : { ok: false, reason: removal.reason };
}

async function removeAccess(context: EditorContext, transaction: Transaction, id: string): Promise<{ ok: true } | Rejection> {
  return changeRights(transaction, id, false, async (former) => {
    await transaction.update(account).set({ role: null, editsLanguages: null, mayPublish: true }).where(eq(account.id, id));
    await deleteFactors(transaction, id);
    await transaction.delete(accountSession).where(eq(accountSession.userId, id));
    await recordAuditEntry(context, transaction, { action: "staff.removed", subject: `staff/${id}`, before: former });
  });
}

async function deleteFactors(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(secondFactor).where(eq(secondFactor.accountId, accountId));
  await transaction.delete(passkey).where(eq(passkey.accountId, accountId));
}

/**
 * Changes the rights of a staff user unless no administrator would remain. Locks all administrator rows in a fixed
 * order, so that concurrent changes cannot remove the last one.
 */
async function changeRights(
  transaction: Transaction,
  id: string,
  staysAdministrator: boolean,
  change: (former: Rights) => Promise<void>,
): Promise<{ ok: true } | Rejection> {
  await transaction.select({ id: account.id }).from(account).where(eq(account.role, "administrator")).orderBy(account.id).for("update");
  const [member] = await transaction
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNotNull(account.role)))
    .for("update");
  if (!member) return { ok: false, reason: "unknownMember" };
  const [otherAdministrator] = await transaction
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, "administrator"), ne(account.id, id)))
    .limit(1);
  if (member.role === "administrator" && !staysAdministrator && !otherAdministrator) return { ok: false, reason: "lastAdministrator" };
  await change({ role: member.role, languages: member.editsLanguages ?? [], mayPublish: member.mayPublish });
  return { ok: true };
}
