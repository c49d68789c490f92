import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { passwordProvider, hashPassword, isCommonPassword } from "#domain/account";
import { account, accountCredential, accountSession } from "#db/account.ts";
import { staffInvitation } from "#db/staff.ts";
import { dayMs } from "#i18n/day.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { queueMail } from "#domain/mail";
import { onlyRow, type Transaction } from "#platform/database";
import type { Context, EditorContext } from "../context.ts";
import { toUuid } from "../to-uuid.ts";
import { roleNames } from "./role-names.ts";
import { invitationDays, type Invitation, type InvitationAcceptance, type StaffRole } from "./schema.ts";

/** Path of the invitation link. The token is in the fragment, which browsers do not send to the server, so it is not logged. */
const invitationPath = "/admin#/join/";

/** Mails a one-time link that turns the mailbox owner into a staff user. `replaces` allows to replace an open invitation. */
export async function inviteStaff(
  context: EditorContext,
  { email: typed, role, languages, mayPublish, replaces, language }: Invitation & { language: Language },
): Promise<{ ok: true; path: string } | { ok: false; reason: "staffAlready" | "invitationOpen" }> {
  const { database, clock, actor } = context;
  const email = typed.toLowerCase();
  const { token, validity } = createToken(context);
  const columns = { role, languages, mayPublish, ...validity, invitedBy: actor, createdAt: clock.now() };
  return database.transaction(async (transaction) => {
    const [owner] = await transaction.select({ role: account.role }).from(account).where(eq(account.email, email));
    if (owner?.role) return { ok: false, reason: "staffAlready" };
    const stored = await transaction
      .insert(staffInvitation)
      .values({ email, ...columns })
      .onConflictDoUpdate({
        target: staffInvitation.email,
        set: columns,
        setWhere: replaces ? undefined : lte(staffInvitation.expiresAt, clock.now()),
      })
      .returning({ id: staffInvitation.id });
    if (stored.length === 0) return { ok: false, reason: "invitationOpen" };
    await recordAuditEntry(context, transaction, { action: "staff.invited", subject: email, after: { role, languages, mayPublish } });
    await mailInvitation(context, transaction, { email, role, languages, token, expiresAt: validity.expiresAt }, language);
    return { ok: true, path: invitationPath + token };
  });
}

/** Replaces the link of an invitation and its expiry. The former link no longer works. */
export async function renewInvitation(
  context: EditorContext,
  { id, isMailed, language }: { id: string; isMailed: boolean; language: Language },
): Promise<{ ok: true; path: string } | { ok: false; reason: "linkExpired" }> {
  const { token, validity } = createToken(context);
  return context.database.transaction(async (transaction) => {
    const [invitation] = await transaction.update(staffInvitation).set(validity).where(eq(staffInvitation.id, id)).returning();
    if (!invitation) return { ok: false, reason: "linkExpired" };
    await recordAuditEntry(context, transaction, {
      action: "staff.invitationRenewed",
      subject: invitation.email,
      after: { mailed: isMailed },
    });
    if (isMailed) await mailInvitation(context, transaction, { ...invitation, token }, language);
    return { ok: true, path: invitationPath + token };
  });
}

function createToken({ secrets, clock }: Pick<Context, "secrets" | "clock">) {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(clock.now().getTime() + invitationDays * dayMs);
  return { token, validity: { token: secrets.hash(token), expiresAt } };
}

type MailedInvitation = { email: string; role: StaffRole; languages: readonly Language[]; token: string; expiresAt: Date };

/** The mail names the inviting user, the role and the languages. Invitations by the operator have no inviting user. */
async function mailInvitation(
  context: EditorContext,
  transaction: Transaction,
  { email, role, languages: editable, token, expiresAt }: MailedInvitation,
  language: Language,
): Promise<void> {
  const { actor } = context;
  const [inviter] =
    actor.kind === "staff"
      ? await transaction
          .select({ name: account.name })
          .from(account)
          .where(eq(account.id, toUuid(sql`${actor.id}::text`)))
      : [];
  const fields = {
    invitedBy: inviter?.name,
    role: roleNames[language === "au" ? "en" : language][role],
    languages: editable.length > 0 ? editable.map((code) => languages[code].name).join(", ") : undefined,
  };
  const data = { link: invitationPath + token, fields };
  await queueMail(context, transaction, [{ name: "staffInvitation", language, to: email, validUntil: expiresAt.toISOString(), data }]);
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
    const { email, role, languages, mayPublish } = invitation;
    const accountId =
      (await findAccount(transaction, email)) ??
      (form && password ? await createAccount(context, transaction, { email, form, password }) : undefined);
    if (!accountId) return transaction.rollback();
    const [updated] = await transaction
      .update(account)
      .set({ role, editsLanguages: languages, mayPublish, closesAt: null })
      .where(eq(account.id, accountId))
      .returning();
    await transaction.delete(accountSession).where(eq(accountSession.userId, accountId));
    const staffContext = { ...context, actor: { kind: "staff", id: accountId } } as const;
    await recordAuditEntry(staffContext, transaction, {
      action: "staff.joined",
      subject: `staff/${accountId}`,
      after: { email: updated?.email, role, languages, mayPublish },
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
