import { and, eq, isNotNull, sql } from "drizzle-orm";
import { account } from "#db/schema.ts";
import { redeemCaptcha } from "#domain/captcha";
import { forget, isUsedUp, takeFrom, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import { readPassword } from "./own-password.ts";
import { isRightPassword } from "./password.ts";
import { toE164 } from "./phone.ts";
import type { Login, PhoneLogin } from "./schema.ts";

// Failures that are allowed before a captcha is asked for. A captcha is all they lead to: whoever has the right
// password and solves one gets in, however many others guessed at the account.
const ofName: Limit = { name: "login.name", limit: 3, seconds: 3600 };
const ofAddress: Limit = { name: "login.address", limit: 3, seconds: 3600 };

type Input = { form: Login | PhoneLogin; captchaVisitor: string | undefined; limitedAddress: string };
type Refused =
  | { ok: false; reason: "captchaRequired" | "captchaFailed" }
  | { ok: false; reason: "wrongLogin" | "wrongPhoneLogin"; captcha: boolean };

/**
 * Whose password this is. An account that was about to be erased is kept. For names that nobody has, it does the same
 * work, and counts the same.
 */
export async function logIn(context: Context, { form, captchaVisitor, limitedAddress }: Input): Promise<{ ok: true; accountId: string } | Refused> {
  const { database } = context;
  const failures = failuresOf(context, form, limitedAddress);
  const isSolved = form.captcha !== undefined && (await redeemCaptcha(context, { token: form.captcha, visitor: captchaVisitor }));
  if (!isSolved && (await failures.askForCaptcha())) return { ok: false, reason: form.captcha === undefined ? "captchaRequired" : "captchaFailed" };

  const accountId = await findAccount(context, form);
  // A query also where there is no account to look up.
  const hash = await readPassword(database, accountId ?? nobody);
  const isRight = await isRightPassword(form.password, hash);
  // Many guesses at the same time all pass the first question; right or wrong, those after the allowed ones get the same answer.
  if (!isRight || accountId === undefined) {
    const left = await failures.count();
    if (!isSolved && left < 0) return { ok: false, reason: "captchaRequired" };
    return { ok: false, reason: "login" in form ? "wrongLogin" : "wrongPhoneLogin", captcha: left <= 0 };
  }
  if (!isSolved && (await failures.askForCaptcha())) return { ok: false, reason: "captchaRequired" };
  await failures.forgetName();
  await database.update(account).set({ closesAt: null }).where(and(eq(account.id, accountId), isNotNull(account.closesAt)));
  return { ok: true, accountId };
}

function failuresOf({ database, clock, secrets }: Context, form: Login | PhoneLogin, limitedAddress: string) {
  // By what was typed: counted by account, it would show that two names belong to the same one.
  const typed = "login" in form ? form.login.toLowerCase() : `+${form.callingCode} ${form.phone.replace(/\D/g, "")}`;
  const name = secrets.hash(`login ${typed}`);
  const now = clock.now();
  return {
    askForCaptcha: async () => (await isUsedUp(database, ofName, name, now)) || isUsedUp(database, ofAddress, limitedAddress, now),
    /** How many more are allowed; below 0, this was one too many. */
    async count(): Promise<number> {
      const byName = await takeFrom(database, ofName, name, now);
      const byAddress = await takeFrom(database, ofAddress, limitedAddress, now);
      return Math.min(byName.ok ? byName.left : -1, byAddress.ok ? byAddress.left : -1);
    },
    forgetName: () => forget(database, ofName, name),
  };
}

const nobody = "00000000-0000-0000-0000-000000000000";

async function findAccount({ database }: Pick<Context, "database">, form: Login | PhoneLogin): Promise<string | undefined> {
  const [found] = await database.select({ id: account.id }).from(account).where(await isNamed(form));
  return found?.id;
}

async function isNamed(form: Login | PhoneLogin) {
  // No number is empty: one that does not exist is looked up all the same.
  if ("phone" in form) return eq(account.phone, (await toE164(form)) ?? "");
  const login = form.login.toLowerCase();
  return login.includes("@") ? eq(account.email, login) : sql`lower(${account.username}) = ${login}`;
}
