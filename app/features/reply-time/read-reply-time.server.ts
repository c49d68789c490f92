import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { formatMessage } from "#i18n/format-message.ts";

export async function readReplyTime(page: RequestContext): Promise<string | undefined> {
  const { answerDays } = page.site;
  return answerDays === undefined
    ? undefined
    : formatMessage(page.language, (await readCopy(page, "reply-time")).within, { count: answerDays });
}
