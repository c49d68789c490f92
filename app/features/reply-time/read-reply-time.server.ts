import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { say } from "#i18n/say.ts";

export async function readReplyTime(page: RequestContext): Promise<string | undefined> {
  const { answerDays } = page.site;
  return answerDays === undefined ? undefined : say(page.language, (await readCopy(page, "reply-time")).within, { count: answerDays });
}
