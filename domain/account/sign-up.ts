import { and, eq, sql } from "drizzle-orm";
import { account, accountCredential } from "#db/account.ts";
import { onlyRow, type Transaction } from "#platform/database";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { isCommonPassword } from "./password/common-passwords.ts";
import { checkCode, redeemCode, type CodeTarget } from "./email-code.ts";
import { isRecentPassword } from "./password/recent-password.ts";
import { passwordProvider } from "./password/own-password.ts";
import { hashPassword } from "./password/password.ts";
import { toE164 } from "./phone.ts";
import type { SignUp } from "./schema.ts";
import { findTakenFields, readTakenFields, type TakenFieldErrors } from "./taken-fields.ts";

type Rejection = {
  ok: false;
  reasons: { code: "wrongCode" } | { phone: "phoneFormat" } | { password: "passwordCommon" } | TakenFieldErrors;
};

/**
 * Creates an account. Reports a taken address, username or number only for a correct code, so that strangers cannot
 * probe for accounts. Unique indexes let only one of concurrent sign-ups succeed.
 */
export async function signUp(
  context: Context,
  input: { form: SignUp; language: Language },
): Promise<{ ok: true; accountId: string } | Rejection> {
  const { form, language } = input;
  const phone = await toE164(form);
  if (phone === undefined) return { ok: false, reasons: { phone: "phoneFormat" } };
  if (await isCommonPassword(form.password, form)) return { ok: false, reasons: { password: "passwordCommon" } };
  const mailbox: CodeTarget = { purpose: "signUp", email: form.email };
  const code = await checkCode(context, mailbox, form.code);
  if (code === "wrong") return { ok: false, reasons: { code: "wrongCode" } };
  if (code === "used") {
    const accountId = await findRepeatedSignUp(context, form, phone);
    if (accountId !== undefined) return { ok: true, accountId };
  }
  const takenFields = await findTakenFields(context, { email: form.email, username: form.username, phone });
  if (takenFields) return { ok: false, reasons: takenFields };
  if (code === "used") return { ok: false, reasons: { code: "wrongCode" } };

  const password = await hashPassword(form.password);
  try {
    return await context.database.transaction(async (transaction) => {
      // Another sign-up has used the code meanwhile, so the address is registered.
      if (!(await redeemCode(context, transaction, mailbox, form.code))) return { ok: false, reasons: { email: "emailRegistered" } };
      return { ok: true, accountId: await insertAccount(context, transaction, { ...form, phone, password, language }) };
    });
  } catch (error) {
    const reasons = readTakenFields(error);
    if (!reasons) throw error;
    return { ok: false, reasons };
  }
}

/** Finds the account that a repeated submission of the form created a moment ago. */
async function findRepeatedSignUp(context: Context, { email, username, password }: SignUp, phone: string): Promise<string | undefined> {
  const isSame = and(eq(account.email, email), sql`lower(${account.username}) = ${username.toLowerCase()}`, eq(account.phone, phone));
  const [existing] = await context.database.select({ id: account.id }).from(account).where(isSame);
  return existing && (await isRecentPassword(context, existing.id, password)) ? existing.id : undefined;
}

async function insertAccount(
  { clock }: Pick<Context, "clock">,
  transaction: Transaction,
  values: SignUp & { language: Language },
): Promise<string> {
  const { email, username, nickname, phone, callingCode, country, language, password } = values;
  const now = clock.now();
  const timestamps = { createdAt: now, updatedAt: now };
  const rows = await transaction
    .insert(account)
    .values({ email, emailVerified: true, username, name: nickname, phone, callingCode, country, language, ...timestamps })
    .returning({ id: account.id });
  const { id } = onlyRow(rows);
  await transaction.insert(accountCredential).values({ userId: id, providerId: passwordProvider, accountId: id, password, ...timestamps });
  return id;
}
