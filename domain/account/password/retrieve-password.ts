import { and, eq, lte } from "drizzle-orm";
import { account, accountCredential } from "#db/account.ts";
import { queueMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import type { Context } from "../../context.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { tryCode, useCode, type CodeFor } from "../email-code.ts";
import { passwordChangedMail } from "../mails.ts";
import { wordsOf } from "./guessable-words.ts";
import { endSessions, ofPassword, replacePassword } from "./own-password.ts";
import { wasJustSet } from "./just-set.ts";
import { renewToken, type CredentialChanged } from "../session-token.ts";
import { hashPassword } from "./password.ts";
import { readRetrieveLink } from "./retrieve-link.ts";

type Changed = CredentialChanged & { accountId: string };
type Refused<Reason extends string> = { ok: false; reason: "passwordCommon" | "accountUnknown" | Reason };
type Account = typeof account.$inferSelect;

/**
 * Sets a new password after a mailed code proved the mailbox. Ends every session of the account except the present one,
 * which gets a new token.
 */
export async function retrievePassword(
  context: Context,
  { form, sessionId }: { form: { email: string; code: string; password: string }; sessionId?: string },
): Promise<Changed | Refused<"wrongEmailOrCode">> {
  const { email, code } = form;
  // Before the code, which stays good for a better password.
  if (await isCommonPassword(form.password, { email })) return { ok: false, reason: "passwordCommon" };
  const mailbox: CodeFor = { purpose: "retrieve", email };
  const tried = await tryCode(context, mailbox, code);
  if (tried === "wrong") return { ok: false, reason: "wrongEmailOrCode" };
  const found = await findByEmail(context, email);
  if (tried === "used") {
    const isRepeated = found && (await wasJustSet(context, found.id, form.password));
    return isRepeated ? { ok: true, accountId: found.id, token: undefined } : { ok: false, reason: "wrongEmailOrCode" };
  }
  if (!found) return { ok: false, reason: "accountUnknown" };
  // After the code: the answer would tell strangers what the account is called. The code is not used up yet.
  if (await isCommonPassword(form.password, wordsOf(found))) return { ok: false, reason: "passwordCommon" };
  const password = await hashPassword(form.password);
  return context.database.transaction(async (transaction) => {
    if (!(await useCode(context, transaction, mailbox, code))) return { ok: false, reason: "wrongEmailOrCode" };
    return changePassword(context, transaction, { found, password, sessionId });
  });
}

/** The same by the link that was mailed with a code; it ends with the password that it replaces. */
export async function retrievePasswordByLink(
  context: Context,
  { form, sessionId }: { form: { token: string; password: string }; sessionId?: string },
): Promise<Changed | Refused<"linkExpired">> {
  const link = readRetrieveLink(context, form.token);
  if (!link) return { ok: false, reason: "linkExpired" };
  const found = await findByEmail(context, link.email);
  if (!found) return { ok: false, reason: "accountUnknown" };
  if (await isCommonPassword(form.password, wordsOf(found))) return { ok: false, reason: "passwordCommon" };
  if (await wasJustSet(context, found.id, form.password)) return { ok: true, accountId: found.id, token: undefined };
  const password = await hashPassword(form.password);
  return context.database.transaction(async (transaction) => {
    // Of two who use it at once, the second finds the password changed by the first.
    const isOlder = and(ofPassword(found.id), lte(accountCredential.updatedAt, link.sentAt));
    const [credential] = await transaction.select({ id: accountCredential.id }).from(accountCredential).where(isOlder).for("update");
    return credential ? changePassword(context, transaction, { found, password, sessionId }) : { ok: false, reason: "linkExpired" };
  });
}

async function findByEmail({ database }: Pick<Context, "database">, email: string): Promise<Account | undefined> {
  const [found] = await database.select().from(account).where(eq(account.email, email));
  return found;
}

async function changePassword(
  context: Context,
  transaction: Transaction,
  { found, password, sessionId }: { found: Account; password: string; sessionId?: string },
): Promise<Changed> {
  await replacePassword(transaction, found.id, password, context.clock.now());
  await endSessions(transaction, found.id, sessionId);
  await queueMail(context, transaction, [passwordChangedMail(found)]);
  const token = sessionId === undefined ? undefined : await renewToken(transaction, { accountId: found.id, sessionId });
  return { ok: true, accountId: found.id, token };
}
