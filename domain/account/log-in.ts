import { and, eq, isNotNull, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { redeemCaptcha } from "#domain/captcha";
import type { Context } from "../context.ts";
import { readDeviceToken } from "./device-token.ts";
import { createGuessCounter, normalizeLoginName } from "./guess-counter.ts";
import { readCredential } from "./password/own-password.ts";
import { verifyPassword } from "./password/password.ts";
import { toE164 } from "./phone.ts";
import { rehashPassword, readParametersInUse } from "./password/rehash-password.ts";
import type { Login, PhoneLogin } from "./schema.ts";

type Input = { form: Login | PhoneLogin; captchaVisitor: string | undefined; limitedAddress: string; deviceProof?: string };
type Rejection =
  | { ok: false; reason: "captchaRequired" | "captchaFailed" }
  | { ok: false; reason: "loginPaused"; retryAfter: number }
  | { ok: false; reason: "wrongLogin" | "wrongPhoneLogin"; captcha: boolean; accountId: string | undefined };

/** Id for unknown names, so that they cost the same queries as real accounts. */
const noAccountId = "00000000-0000-0000-0000-000000000000";

/**
 * Checks a login and returns the account. Cancels the erasure of a closed account. Unknown names cost the same work and
 * count against the same limits as known ones, so that a response does not reveal accounts.
 */
export async function logIn(
  context: Context,
  { form, captchaVisitor, limitedAddress, deviceProof }: Input,
): Promise<{ ok: true; accountId: string } | Rejection> {
  const { database } = context;
  const phoneNumber = "phone" in form ? await toE164(form) : undefined;
  const accountId = await findAccount(context, form, phoneNumber);
  const credential = await readCredential(database, accountId ?? noAccountId);
  const passwordSetAt = credential?.setAt ?? new Date(0);
  const device = readDeviceToken(context, { accountId: accountId ?? noAccountId, token: deviceProof, passwordSetAt });
  const guesses = createGuessCounter(context, { typed: normalizeLoginName(form, phoneNumber), limitedAddress, device });
  // Check before the captcha, which can be used only once.
  const pause = await guesses.secondsToWait();
  if (pause > 0) return { ok: false, reason: "loginPaused", retryAfter: pause };
  const isSolved = form.captcha !== undefined && (await redeemCaptcha(context, { token: form.captcha, visitor: captchaVisitor }));
  if (!isSolved && (await guesses.isCaptchaRequired()))
    return { ok: false, reason: form.captcha === undefined ? "captchaRequired" : "captchaFailed" };

  // Count the attempt before the password check, so that concurrent requests cannot exceed the limit.
  const attempt = await guesses.take();
  if (!attempt.ok) return { ok: false, reason: "loginPaused", retryAfter: attempt.retryAfter };
  const hash = credential?.password;
  const isRight = await verifyPassword(form.password, hash, await readParametersInUse(context));
  // Concurrent guesses may all pass the captcha check above. Beyond the limit, right and wrong passwords get the same
  // response.
  if (!isRight || accountId === undefined) {
    const remainingGuesses = await guesses.countFailure();
    if (isSolved || remainingGuesses >= 0)
      return { ok: false, reason: "login" in form ? "wrongLogin" : "wrongPhoneLogin", captcha: remainingGuesses <= 0, accountId };
    await guesses.giveBack();
    return { ok: false, reason: "captchaRequired" };
  }
  await guesses.giveBack();
  if (!isSolved && (await guesses.isCaptchaRequired())) return { ok: false, reason: "captchaRequired" };
  await guesses.resetFailures();
  if (hash) await rehashPassword(context, accountId, form.password, hash);
  await database
    .update(account)
    .set({ closesAt: null })
    .where(and(eq(account.id, accountId), isNotNull(account.closesAt)));
  return { ok: true, accountId };
}

async function findAccount(
  { database }: Pick<Context, "database">,
  form: Login | PhoneLogin,
  phoneNumber: string | undefined,
): Promise<string | undefined> {
  const [row] = await database.select({ id: account.id }).from(account).where(matchesLogin(form, phoneNumber));
  return row?.id;
}

function matchesLogin(form: Login | PhoneLogin, phoneNumber: string | undefined) {
  // An invalid number becomes an empty string, which matches no row.
  if ("phone" in form) return eq(account.phone, phoneNumber ?? "");
  const login = form.login.toLowerCase();
  return login.includes("@") ? eq(account.email, login) : sql`lower(${account.username}) = ${login}`;
}
