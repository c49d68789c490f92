import { readCaptchaCopy } from "./captcha/read-captcha-copy.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { loginSchema, signUpSchema } from "#domain/account/schema";
import * as v from "valibot";

const reasons = [
  "notSignedIn",
  "usernameFormat",
  "passwordFormat",
  "passwordCommon",
  "passwordsDiffer",
  "usernameTaken",
  "phoneFormat",
  "phoneRegistered",
  "emailRequired",
  "emailRegistered",
  "accountUnknown",
  "wrongLogin",
  "wrongPhoneLogin",
  "loginPaused",
  "wrongPassword",
  "wrongCode",
  "wrongEmailOrCode",
  "resendTooSoon",
  "tooManyCodes",
  "captchaRequired",
  "captchaFailed",
  "cookiesNeeded",
  "linkExpired",
  "agreementRequired",
] as const;

export type AccountTexts = Awaited<ReturnType<typeof readAccountTexts>>;

const forms = v.object({ ...loginSchema.entries, ...signUpSchema.entries });

/** Reads the messages of account forms: fields with their maximum lengths, the captcha, and error messages. */
export async function readAccountTexts(page: RequestContext) {
  const longest = maxLengthsOf(forms, ["login", "email", "phone", "username", "nickname", "password", "code"]);
  return {
    account: { ...(await readCopy(page, "account")), longest },
    captcha: await readCaptchaCopy(page),
    messages: pickMessages(page.language, reasons),
  };
}
