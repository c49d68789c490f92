import { pickMessages } from "#app/form/messages.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";

/** What the captcha says, with the reasons that the API may refuse with: for the loader of a page that has one. */
export async function readCaptchaCopy(page: RequestContext) {
  return { ...(await readCopy(page, "captcha")), messages: pickMessages(page.language, ["captchaFailed", "cookiesNeeded"]) };
}

export type CaptchaCopy = Awaited<ReturnType<typeof readCaptchaCopy>>;
