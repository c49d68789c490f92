import { and, eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { queueMail } from "#domain/mail";
import type { Language } from "#i18n/languages.ts";
import { refundLimit, consumeLimit, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import { sendCode, checkCode, redeemCode, type CodeTarget, type SendResult } from "./email-code.ts";
import { addressChangedMail } from "./mails.ts";
import { checkOwnPassword, endSessions, type PasswordCheck } from "./password/own-password.ts";
import { renewToken, type CredentialChanged } from "./session-token.ts";
import { findTakenFields, readTakenFields, type TakenFieldErrors } from "./taken-fields.ts";

/** Replaces the captcha, because the user is logged in. */
const codeLimit: Limit = { name: "account.emailCode", limit: 5, seconds: 3600 };

/** Mails a code to the new address. The answer does not depend on whether another account has the address. */
export async function requestEmailChange(
  context: Context,
  input: { accountId: string; email: string; language: Language },
): Promise<SendResult | { ok: false; reason: "tooMany"; retryAfter: number }> {
  const { accountId, email, language } = input;
  const allowance = await consumeLimit(context.database, codeLimit, accountId, context.clock.now());
  if (!allowance.ok) return { ok: false, reason: "tooMany", retryAfter: allowance.retryAfter };
  const result = await sendCode(context, { purpose: "changeEmail", accountId, email }, language);
  if (!result.ok) await refundLimit(context.database, codeLimit, accountId);
  return result;
}

type Input = { accountId: string; sessionId: string; form: { email: string; code: string; password: string } };
type Rejection = { ok: false; reasons: { code: "wrongCode" } | TakenFieldErrors } | Exclude<PasswordCheck, { ok: true }>;

/** Changes the address for login and mail and notifies the old address. Ends all other sessions, as a password change does. */
export async function changeEmail(context: Context, { accountId, sessionId, form }: Input): Promise<CredentialChanged | Rejection> {
  const { email, code } = form;
  const check = await checkOwnPassword(context, accountId, form.password);
  if (!check.ok) return check;
  const mailbox: CodeTarget = { purpose: "changeEmail", accountId, email };
  const codeState = await checkCode(context, mailbox, code);
  // The form was submitted twice, e.g. because the first answer was lost.
  if (codeState === "used" && (await hasEmail(context, accountId, email))) return { ok: true, token: undefined };
  if (codeState !== "right") return { ok: false, reasons: { code: "wrongCode" } };
  const takenFields = await findTakenFields(context, { email });
  if (takenFields) return { ok: false, reasons: takenFields };
  try {
    return await context.database.transaction(async (transaction) => {
      if (!(await redeemCode(context, transaction, mailbox, code))) return { ok: false, reasons: { code: "wrongCode" } };
      const [formerAccount] = await transaction.select().from(account).where(eq(account.id, accountId)).for("update");
      await transaction.update(account).set({ email, updatedAt: context.clock.now() }).where(eq(account.id, accountId));
      await endSessions(transaction, accountId, sessionId);
      await queueMail(context, transaction, formerAccount ? [addressChangedMail(formerAccount, email)] : []);
      return { ok: true, token: await renewToken(transaction, { accountId, sessionId }) };
    });
  } catch (error) {
    const reasons = readTakenFields(error);
    if (!reasons) throw error;
    return { ok: false, reasons };
  }
}

async function hasEmail({ database }: Pick<Context, "database">, accountId: string, email: string): Promise<boolean> {
  return (await database.$count(account, and(eq(account.id, accountId), eq(account.email, email)))) > 0;
}
