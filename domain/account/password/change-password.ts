import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { queueMail } from "#domain/mail";
import type { Context } from "../../context.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { toAccountWords } from "./guessable-words.ts";
import { passwordChangedMail } from "../mails.ts";
import { checkOwnPassword, endSessions, replacePassword, type PasswordCheck } from "./own-password.ts";
import { isRecentPassword } from "./recent-password.ts";
import { renewToken, type CredentialChanged } from "../session-token.ts";
import { hashPassword } from "./password.ts";

type Input = { accountId: string; sessionId: string; form: { currentPassword: string; password: string } };

/** Changes the password and ends all other sessions, which may be an intruder's. `token`: new token of the current session. */
export async function changePassword(
  context: Context,
  { accountId, sessionId, form }: Input,
): Promise<CredentialChanged | Exclude<PasswordCheck, { ok: true }> | { ok: false; reason: "passwordCommon" }> {
  const [current] = await context.database.select().from(account).where(eq(account.id, accountId));
  if (await isCommonPassword(form.password, current && toAccountWords(current))) return { ok: false, reason: "passwordCommon" };
  const check = await checkOwnPassword(context, accountId, form.currentPassword);
  if (!check.ok) {
    const isRepeated = check.reason === "wrongPassword" && (await isRecentPassword(context, accountId, form.password));
    return isRepeated ? { ok: true, token: undefined } : check;
  }
  const password = await hashPassword(form.password);
  return context.database.transaction(async (transaction) => {
    const [owner] = await transaction.select().from(account).where(eq(account.id, accountId));
    if (!owner) return { ok: true, token: undefined };
    await replacePassword(transaction, accountId, password, context.clock.now());
    await endSessions(transaction, accountId, sessionId);
    await queueMail(context, transaction, [passwordChangedMail(owner)]);
    return { ok: true, token: await renewToken(transaction, { accountId, sessionId }) };
  });
}
