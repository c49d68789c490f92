import { pickMessages } from "#app/form/messages.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";

/** Reads the messages of the captcha and its error codes, in the loader of a page with a captcha. */
export async function readCaptchaCopy(page: RequestContext) {
  return { ...(await readCopy(page, "captcha")), messages: pickMessages(page.language, ["captchaFailed", "cookiesNeeded"]) };
}

export type CaptchaCopy = Awaited<ReturnType<typeof readCaptchaCopy>>;
