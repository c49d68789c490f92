import { and, eq, isNotNull, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { redeemCaptcha } from "#domain/captcha";
import type { Context } from "../context.ts";
import { knownDevice } from "./known-device.ts";
import { countGuesses, typedName } from "./login-guesses.ts";
import { readPassword } from "./password/own-password.ts";
import { isRightPassword } from "./password/password.ts";
import { toE164 } from "./phone.ts";
import { renewHash, strengthsInUse } from "./password/renew-hash.ts";
import type { Login, PhoneLogin } from "./schema.ts";

/** `deviceProof` is what the browser kept from its last login. */
type Input = { form: Login | PhoneLogin; captchaVisitor: string | undefined; limitedAddress: string; deviceProof?: string };
type Refused =
  | { ok: false; reason: "captchaRequired" | "captchaFailed" }
  | { ok: false; reason: "loginPaused"; retryAfter: number }
  | { ok: false; reason: "wrongLogin" | "wrongPhoneLogin"; captcha: boolean; accountId: string | undefined };

/** As the account of names that nobody has: all that is asked of an account is asked of it too. */
const nobody = "00000000-0000-0000-0000-000000000000";

/**
 * Whose password this is. An account that was about to be erased is kept. For names that nobody has, it does the same
 * work, and counts the same.
 */
export async function logIn(
  context: Context,
  { form, captchaVisitor, limitedAddress, deviceProof }: Input,
): Promise<{ ok: true; accountId: string } | Refused> {
  const { database } = context;
  const number = "phone" in form ? await toE164(form) : undefined;
  const accountId = await findAccount(context, form, number);
  const device = knownDevice(context, accountId ?? nobody, deviceProof);
  const guesses = countGuesses(context, { typed: typedName(form, number), limitedAddress, device });
  // Before the captcha, which nobody is to solve for nothing.
  const pause = await guesses.pause();
  if (pause > 0) return { ok: false, reason: "loginPaused", retryAfter: pause };
  const isSolved = form.captcha !== undefined && (await redeemCaptcha(context, { token: form.captcha, visitor: captchaVisitor }));
  if (!isSolved && (await guesses.asksForCaptcha()))
    return { ok: false, reason: form.captcha === undefined ? "captchaRequired" : "captchaFailed" };

  // Before the password is looked at: of many at the same time no more are looked at than may be.
  const taken = await guesses.take();
  if (!taken.ok) return { ok: false, reason: "loginPaused", retryAfter: taken.retryAfter };
  const hash = await readPassword(database, accountId ?? nobody);
  const isRight = await isRightPassword(form.password, hash, await strengthsInUse(context));
  // Many guesses at the same time all pass the first question; right or wrong, those after the allowed ones get the same answer.
  if (!isRight || accountId === undefined) {
    const left = await guesses.countWrong();
    if (isSolved || left >= 0)
      return { ok: false, reason: "login" in form ? "wrongLogin" : "wrongPhoneLogin", captcha: left <= 0, accountId };
    await guesses.giveBack();
    return { ok: false, reason: "captchaRequired" };
  }
  await guesses.giveBack();
  if (!isSolved && (await guesses.asksForCaptcha())) return { ok: false, reason: "captchaRequired" };
  await guesses.forgetWrong();
  if (hash) await renewHash(context, accountId, form.password, hash);
  await database
    .update(account)
    .set({ closesAt: null })
    .where(and(eq(account.id, accountId), isNotNull(account.closesAt)));
  return { ok: true, accountId };
}

async function findAccount(
  { database }: Pick<Context, "database">,
  form: Login | PhoneLogin,
  number: string | undefined,
): Promise<string | undefined> {
  const [found] = await database.select({ id: account.id }).from(account).where(isNamed(form, number));
  return found?.id;
}

function isNamed(form: Login | PhoneLogin, number: string | undefined) {
  // No number is empty: one that does not exist is looked up all the same.
  if ("phone" in form) return eq(account.phone, number ?? "");
  const login = form.login.toLowerCase();
  return login.includes("@") ? eq(account.email, login) : sql`lower(${account.username}) = ${login}`;
}
