import { captchaCopy } from "./captcha/copy/index.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { readCopy } from "#app/page/read-copy.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { copies } from "./copy/index.server.ts";

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
    account: await readCopy(page, "account", copies),
    captcha: captchaCopy(page.language),
    messages: pickMessages(page.language, reasons),
  };
}
