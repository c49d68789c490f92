import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { passwordProvider, hashPassword, isCommonPassword } from "#domain/account";
import { account, accountCredential, accountSession } from "#db/account.ts";
import { staffInvitation } from "#db/staff.ts";
import { dayMs } from "#i18n/day.ts";
import type { Language } from "#i18n/languages.ts";
import { queueMail } from "#domain/mail";
import { onlyRow, type Transaction } from "#platform/database";
import type { Context, EditorContext } from "../context.ts";
import { invitationDays, type Invitation, type InvitationAcceptance, type StaffRole } from "./schema.ts";

/** Path of the invitation link. The token is in the fragment, which browsers do not send to the server, so it is not logged. */
const invitationPath = "/admin#/join/";

/** Mails a one-time link that turns the mailbox owner into a staff user. Replaces an earlier invitation. */
export async function inviteStaff(
  context: EditorContext,
  { email: typed, role, languages, language }: Invitation & { language: Language },
): Promise<{ ok: true; path: string } | { ok: false; reason: "staffAlready" }> {
  const { database, secrets, clock, actor } = context;
  const email = typed.toLowerCase();
  const token = randomBytes(24).toString("base64url");
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  const columns = { role, languages, token: secrets.hash(token), invitedBy: actor, createdAt: now, expiresAt };
  return database.transaction(async (transaction) => {
    const [owner] = await transaction.select({ role: account.role }).from(account).where(eq(account.email, email));
    if (owner?.role) return { ok: false, reason: "staffAlready" };
    await transaction
      .insert(staffInvitation)
      .values({ email, ...columns })
      .onConflictDoUpdate({ target: staffInvitation.email, set: columns });
    await recordAuditEntry(context, transaction, { action: "staff.invited", subject: email, after: { role, languages } });
    const path = invitationPath + token;
    const mail = { name: "staffInvitation" as const, language, to: email, validUntil: expiresAt.toISOString(), data: { link: path } };
    await queueMail(context, transaction, [mail]);
    return { ok: true, path };
  });
}

export async function withdrawInvitation(context: EditorContext, id: string): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const [deleted] = await transaction.delete(staffInvitation).where(eq(staffInvitation.id, id)).returning();
    if (deleted) await recordAuditEntry(context, transaction, { action: "staff.invitationWithdrawn", subject: deleted.email });
  });
}

type InvitedUser = { email: string; role: StaffRole; hasAccount: boolean };

export async function readInvitation(
  { database, secrets, clock }: Pick<Context, "database" | "secrets" | "clock">,
  token: string,
): Promise<InvitedUser | undefined> {
  const [row] = await database
    .select({ email: staffInvitation.email, role: staffInvitation.role, accountId: account.id })
    .from(staffInvitation)
    .leftJoin(account, eq(account.email, staffInvitation.email))
    .where(and(inArray(staffInvitation.token, secrets.hashes(token)), gt(staffInvitation.expiresAt, clock.now())));
  return row && { email: row.email, role: row.role, hasAccount: row.accountId !== null };
}

/**
 * Accepts an invitation once; an existing account keeps its password. Ends all sessions of the account, because a thief
 * of a session could set up the second factor.
 */
export async function acceptInvitation(
  context: Context,
  input: { token: string; form?: Pick<InvitationAcceptance, "name" | "password" | "language"> },
): Promise<{ ok: true; accountId: string } | { ok: false; reason: "linkExpired" | "passwordCommon" }> {
  const { form, token } = input;
  const pendingInvitation = await readInvitation(context, token);
  if (!pendingInvitation) return { ok: false, reason: "linkExpired" };
  if (form && (await isCommonPassword(form.password, { email: pendingInvitation.email, nickname: form.name }))) {
    return { ok: false, reason: "passwordCommon" };
  }
  const password = form && (await hashPassword(form.password));
  return context.database.transaction(async (transaction) => {
    const [invitation] = await transaction
      .delete(staffInvitation)
      .where(and(inArray(staffInvitation.token, context.secrets.hashes(token)), gt(staffInvitation.expiresAt, context.clock.now())))
      .returning();
    if (!invitation) return { ok: false, reason: "linkExpired" };
    const { email, role, languages } = invitation;
    const accountId =
      (await findAccount(transaction, email)) ??
      (form && password ? await createAccount(context, transaction, { email, form, password }) : undefined);
    if (!accountId) return transaction.rollback();
    const [updated] = await transaction
      .update(account)
      .set({ role, editsLanguages: languages, closesAt: null })
      .where(eq(account.id, accountId))
      .returning();
    await transaction.delete(accountSession).where(eq(accountSession.userId, accountId));
    const staffContext = { ...context, actor: { kind: "staff", id: accountId } } as const;
    await recordAuditEntry(staffContext, transaction, {
      action: "staff.joined",
      subject: `staff/${accountId}`,
      after: { email: updated?.email, role, languages },
    });
    return { ok: true, accountId };
  });
}

async function findAccount(transaction: Transaction, email: string): Promise<string | undefined> {
  const [row] = await transaction.select({ id: account.id }).from(account).where(eq(account.email, email)).for("update");
  return row?.id;
}

/** Creates an account without the data asked of visitors, with a generated username. */
async function createAccount(
  { clock }: Context,
  transaction: Transaction,
  { email, form, password }: { email: string; form: Pick<InvitationAcceptance, "name" | "language">; password: string },
): Promise<string> {
  const timestamps = { createdAt: clock.now(), updatedAt: clock.now() };
  const username = `staff.${randomBytes(5).toString("hex")}`;
  const rows = await transaction
    .insert(account)
    .values({ email, emailVerified: true, username, name: form.name, callingCode: "", country: "", language: form.language, ...timestamps })
    .returning({ id: account.id });
  const { id } = onlyRow(rows);
  await transaction.insert(accountCredential).values({ userId: id, providerId: passwordProvider, accountId: id, password, ...timestamps });
  return id;
}
