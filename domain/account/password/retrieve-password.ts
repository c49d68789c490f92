import { and, eq, lte } from "drizzle-orm";
import { account, accountCredential } from "#db/account.ts";
import { queueMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import type { Context } from "../../context.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { checkCode, redeemCode, type CodeTarget } from "../email-code.ts";
import { passwordChangedMail } from "../mails.ts";
import { toAccountWords } from "./guessable-words.ts";
import { endSessions, isPasswordOf, replacePassword } from "./own-password.ts";
import { isRecentPassword } from "./recent-password.ts";
import { renewToken, type CredentialChanged } from "../session-token.ts";
import { hashPassword } from "./password.ts";
import { readRetrieveLink, type RetrieveUse } from "./retrieve-link.ts";

type RetrieveResult = CredentialChanged & { accountId: string };
type Rejection<Reason extends string> = { ok: false; reason: "passwordCommon" | "accountUnknown" | Reason };
type Account = typeof account.$inferSelect;

/**
 * Sets a new password if the mailed code is correct. Ends every session of the account except the current one, which
 * gets a new token.
 */
export async function retrievePassword(
  context: Context,
  { form, sessionId }: { form: { email: string; code: string; password: string }; sessionId?: string },
): Promise<RetrieveResult | Rejection<"wrongEmailOrCode">> {
  const { email, code } = form;
  // Check before the code, which then stays valid for another password.
  if (await isCommonPassword(form.password, { email })) return { ok: false, reason: "passwordCommon" };
  const mailbox: CodeTarget = { purpose: "retrieve", email };
  const codeState = await checkCode(context, mailbox, code);
  if (codeState === "wrong") return { ok: false, reason: "wrongEmailOrCode" };
  const owner = await findByEmail(context, email);
  if (codeState === "used") {
    const isRepeated = owner && (await isRecentPassword(context, owner.id, form.password));
    return isRepeated ? { ok: true, accountId: owner.id, token: undefined } : { ok: false, reason: "wrongEmailOrCode" };
  }
  if (!owner) return { ok: false, reason: "accountUnknown" };
  // Check after the code, because the result depends on the account's names. The code is not used up yet.
  if (await isCommonPassword(form.password, toAccountWords(owner))) return { ok: false, reason: "passwordCommon" };
  const password = await hashPassword(form.password);
  return context.database.transaction(async (transaction) => {
    if (!(await redeemCode(context, transaction, mailbox, code))) return { ok: false, reason: "wrongEmailOrCode" };
    return setPassword(context, transaction, { owner, password, sessionId });
  });
}

/** Whether the mailed link can still set a password: it expires, and ends with the first change of the password. */
export async function isRetrieveLinkOpen(context: Context, token: string): Promise<boolean> {
  const link = readRetrieveLink(context, token, "retrieve");
  if (!link) return false;
  const owner = await findByEmail(context, link.email);
  // The form tells the owner of the mailbox that there is no account.
  if (!owner) return true;
  return (await context.database.$count(accountCredential, isOlderPassword(owner, link.sentAt))) > 0;
}

const isOlderPassword = (owner: Account, sentAt: Date) => and(isPasswordOf(owner.id), lte(accountCredential.updatedAt, sentAt));

/** Sets a new password by the mailed link, which expires when the password changes. */
export async function retrievePasswordByLink(
  context: Context,
  { form, sessionId, use = "retrieve" }: { form: { token: string; password: string }; sessionId?: string; use?: RetrieveUse },
): Promise<RetrieveResult | Rejection<"linkExpired">> {
  const link = readRetrieveLink(context, form.token, use);
  if (!link) return { ok: false, reason: "linkExpired" };
  const owner = await findByEmail(context, link.email);
  if (!owner) return { ok: false, reason: "accountUnknown" };
  if (await isCommonPassword(form.password, toAccountWords(owner))) return { ok: false, reason: "passwordCommon" };
  if (await isRecentPassword(context, owner.id, form.password)) return { ok: true, accountId: owner.id, token: undefined };
  const password = await hashPassword(form.password);
  return context.database.transaction(async (transaction) => {
    // Lock the row, so that the second of two concurrent requests sees the password of the first.
    const [credential] = await transaction
      .select({ id: accountCredential.id })
      .from(accountCredential)
      .where(isOlderPassword(owner, link.sentAt))
      .for("update");
    return credential ? setPassword(context, transaction, { owner, password, sessionId }) : { ok: false, reason: "linkExpired" };
  });
}

async function findByEmail({ database }: Pick<Context, "database">, email: string): Promise<Account | undefined> {
  const [owner] = await database.select().from(account).where(eq(account.email, email));
  return owner;
}

async function setPassword(
  context: Context,
  transaction: Transaction,
  { owner, password, sessionId }: { owner: Account; password: string; sessionId?: string },
): Promise<RetrieveResult> {
  await replacePassword(transaction, owner.id, password, context.clock.now());
  await endSessions(transaction, owner.id, sessionId);
  await queueMail(context, transaction, [passwordChangedMail(owner)]);
  const token = sessionId === undefined ? undefined : await renewToken(transaction, { accountId: owner.id, sessionId });
  return { ok: true, accountId: owner.id, token };
}
