import { and, asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { recordAct } from "#domain/audit";
import { account, accountSession } from "#db/account.ts";
import { secondFactor, staffInvitation } from "#db/staff.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context, EditorContext } from "../context.ts";
import { isFreshProof } from "./admit-member.ts";
import type { Member } from "./may.ts";
import type { Me, MemberChange, People } from "./schema.ts";

type Refused = { ok: false; reason: "unknownMember" | "lastAdministrator" };
type Rights = Pick<typeof account.$inferSelect, "role"> & { languages: Language[] };

export async function readMe({ database }: Pick<Context, "database">, member: Member, endsAt: Date): Promise<Me | undefined> {
  const [row] = await database.select().from(account).where(eq(account.id, member.id));
  if (!row) return undefined;
  const language = row.language as Me["language"];
  return { ...member, languages: [...member.languages], name: row.name, email: row.email, language, endsAt: endsAt.toISOString() };
}

/** The company's people, by name, and who is invited. */
export async function listPeople({ database }: Pick<Context, "database">): Promise<People> {
  const members = await database
    .select({
      id: account.id,
      email: account.email,
      name: account.name,
      role: account.role,
      languages: account.editsLanguages,
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
              proven: proven === true,
              lastSeen: lastSeen ? new Date(lastSeen).toISOString() : null,
            },
          ]
        : [],
    ),
    invitations: invitations.map(({ id, email, role, languages, expiresAt }) => ({
      id,
      email,
      role,
      languages,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Gives a member other languages, from the next call on, or another role, which the next login brings: every session ends. */
export async function changeMember(context: EditorContext, { id, role, languages }: MemberChange): Promise<{ ok: true } | Refused> {
  return context.database.transaction((transaction) =>
    changing(transaction, id, role === "administrator", async (before) => {
      await transaction.update(account).set({ role, editsLanguages: languages }).where(eq(account.id, id));
      if (role !== before.role) await transaction.delete(accountSession).where(eq(accountSession.userId, id));
      await recordAct(context, transaction, { action: "staff.changed", subject: `staff/${id}`, before, after: { role, languages } });
    }),
  );
}

/** Somebody leaves: every session ends at once; the account stays a visitor's. */
export async function removeMember(context: EditorContext, id: string): Promise<{ ok: true } | Refused> {
  return context.database.transaction((transaction) => takeAccess(context, transaction, id));
}

/** A lost phone: sessions end, and the next login sets a new second factor up. */
export async function resetSecondFactor(context: EditorContext, id: string): Promise<{ ok: true } | Refused> {
  return context.database.transaction((transaction) =>
    changing(transaction, id, true, async () => {
      await transaction.delete(secondFactor).where(eq(secondFactor.accountId, id));
      await transaction.delete(accountSession).where(eq(accountSession.userId, id));
      await recordAct(context, transaction, { action: "staff.secondFactorReset", subject: `staff/${id}` });
    }),
  );
}

/**
 * Takes the access of a staff user who closes their own account, in the transaction that does so. Asks for a fresh proof of the
 * second factor in this session, as for other changes of staff users. A visitor's account has no access to take.
 */
export async function leaveStaff(
  context: Context,
  transaction: Transaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<{ ok: true } | { ok: false; reason: "proofNeeded" } | { ok: false; reason: "lastAdministrator" }> {
  const [own] = await transaction
    .select({ role: account.role, provenAt: accountSession.provenAt })
    .from(account)
    .leftJoin(accountSession, and(eq(accountSession.userId, account.id), eq(accountSession.id, sessionId)))
    .where(eq(account.id, accountId));
  if (!own?.role) return { ok: true };
  if (!isFreshProof(own.provenAt, context.clock.now())) return { ok: false, reason: "proofNeeded" };
  const taken = await takeAccess({ ...context, actor: { kind: "staff", id: accountId } }, transaction, accountId);
  // Another administrator may have taken the access meanwhile.
  return taken.ok || taken.reason === "unknownMember" ? { ok: true } : { ok: false, reason: taken.reason };
}

async function takeAccess(context: EditorContext, transaction: Transaction, id: string): Promise<{ ok: true } | Refused> {
  return changing(transaction, id, false, async (before) => {
    await transaction.update(account).set({ role: null, editsLanguages: null }).where(eq(account.id, id));
    await transaction.delete(secondFactor).where(eq(secondFactor.accountId, id));
    await transaction.delete(accountSession).where(eq(accountSession.userId, id));
    await recordAct(context, transaction, { action: "staff.removed", subject: `staff/${id}`, before });
  });
}

/** There is always an administrator, also where two leave at the same moment: their rows are taken in one order. */
async function changing(
  transaction: Transaction,
  id: string,
  staysAdministrator: boolean,
  change: (before: Rights) => Promise<void>,
): Promise<{ ok: true } | Refused> {
  await transaction.select({ id: account.id }).from(account).where(eq(account.role, "administrator")).orderBy(account.id).for("update");
  const [member] = await transaction
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNotNull(account.role)))
    .for("update");
  if (!member) return { ok: false, reason: "unknownMember" };
  const [other] = await transaction
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, "administrator"), ne(account.id, id)))
    .limit(1);
  if (member.role === "administrator" && !staysAdministrator && !other) return { ok: false, reason: "lastAdministrator" };
  await change({ role: member.role, languages: member.editsLanguages ?? [] });
  return { ok: true };
}
