import { readCaptchaCopy } from "./captcha/read-captcha-copy.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";

const reasons = [
  "notSignedIn",
  "usernameFormat",
  "passwordFormat",
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
  "linkExpired",
  "agreementRequired",
] as const;

export type AccountTexts = Awaited<ReturnType<typeof readAccountTexts>>;

/** What all forms of accounts say: their fields, the captcha, and why something was refused. */
export async function readAccountTexts(page: RequestContext) {
  return {
    account: await readCopy(page, "account"),
    captcha: await readCaptchaCopy(page),
    messages: pickMessages(page.language, reasons),
  };
}
