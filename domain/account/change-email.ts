import { and, eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { queueMail } from "#domain/mail";
import type { Language } from "#i18n/languages.ts";
import { giveBack, takeFrom, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import { sendCode, tryCode, useCode, type CodeFor, type Sent } from "./email-code.ts";
import { addressChangedMail } from "./mails.ts";
import { checkOwnPassword, endSessions, type PasswordCheck } from "./password/own-password.ts";
import { renewToken, type CredentialChanged } from "./session-token.ts";
import { findTaken, takenReasons, type TakenReasons } from "./taken.ts";

/** In place of a captcha: an account is somebody whom the site knows. */
const codesOfAccount: Limit = { name: "account.emailCode", limit: 5, seconds: 3600 };

/** Mails a code to a new address; whose address that is makes no difference. */
export async function requestEmailChange(
  context: Context,
  input: { accountId: string; email: string; language: Language },
): Promise<Sent | { ok: false; reason: "tooMany"; retryAfter: number }> {
  const { accountId, email, language } = input;
  const allowance = await takeFrom(context.database, codesOfAccount, accountId, context.clock.now());
  if (!allowance.ok) return { ok: false, reason: "tooMany", retryAfter: allowance.retryAfter };
  const sent = await sendCode(context, { purpose: "changeEmail", accountId, email }, language);
  if (!sent.ok) await giveBack(context.database, codesOfAccount, accountId);
  return sent;
}

type Input = { accountId: string; sessionId: string; form: { email: string; code: string; password: string } };
type Refused = { ok: false; reasons: { code: "wrongCode" } | TakenReasons } | Exclude<PasswordCheck, { ok: true }>;

/**
 * The account's address is another from now on, for login and mail; the old one is told. As after a change of the
 * password, all other sessions end.
 */
export async function changeEmail(context: Context, { accountId, sessionId, form }: Input): Promise<CredentialChanged | Refused> {
  const { email, code } = form;
  const check = await checkOwnPassword(context, accountId, form.password);
  if (!check.ok) return check;
  const mailbox: CodeFor = { purpose: "changeEmail", accountId, email };
  const tried = await tryCode(context, mailbox, code);
  // The same form again, whose first answer was lost.
  if (tried === "used" && (await hasEmail(context, accountId, email))) return { ok: true, token: undefined };
  if (tried !== "right") return { ok: false, reasons: { code: "wrongCode" } };
  const taken = await findTaken(context, { email });
  if (taken) return { ok: false, reasons: taken };
  try {
    return await context.database.transaction(async (transaction) => {
      if (!(await useCode(context, transaction, mailbox, code))) return { ok: false, reasons: { code: "wrongCode" } };
      const [before] = await transaction.select().from(account).where(eq(account.id, accountId)).for("update");
      await transaction.update(account).set({ email, updatedAt: context.clock.now() }).where(eq(account.id, accountId));
      await endSessions(transaction, accountId, sessionId);
      await queueMail(context, transaction, before ? [addressChangedMail(before, email)] : []);
      return { ok: true, token: await renewToken(transaction, { accountId, sessionId }) };
    });
  } catch (error) {
    const reasons = takenReasons(error);
    if (!reasons) throw error;
    return { ok: false, reasons };
  }
}

async function hasEmail({ database }: Pick<Context, "database">, accountId: string, email: string): Promise<boolean> {
  return (await database.$count(account, and(eq(account.id, accountId), eq(account.email, email)))) > 0;
}
