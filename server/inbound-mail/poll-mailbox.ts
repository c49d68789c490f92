import { sql } from "drizzle-orm";
import { receiveMail } from "#domain/contact";
import { readReplyAddress } from "#domain/mail";
import { isUnreachable } from "#platform/database";
import { codeOf } from "#platform/failures";
import { readMailbox } from "#platform/inbound-mail";
import { withActor } from "../../domain/context.ts";
import type { Services } from "../services.ts";
import { countInboundMail, maxInboundMailBytes } from "./count-inbound-mail.ts";

type PollServices = Pick<Services, "context" | "environment" | "metrics">;

/**
 * Reads the mailbox of `IMAP_URL`. The lock keeps other instances out; the hash of the Message-ID keeps a mail out that was stored
 * but not marked. Mails without a reply address stay unread for people.
 */
export async function pollMailbox(services: PollServices): Promise<void> {
  const { context, environment } = services;
  const { imapUrl } = environment;
  if (!imapUrl) return;
  await context.database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('mailbox', 0)) as taken`,
    );
    if (rows[0]?.taken) await readUnread(services, imapUrl);
  });
}

async function readUnread(services: PollServices, imapUrl: URL): Promise<void> {
  const { environment } = services;
  const context = withActor(services.context, { kind: "system", name: "server" });
  const { replyAddress = "" } = environment;
  /** Threads with too many mails, whose other mails of this run are not even transferred. */
  const fullThreads = new Set<string>();
  const threadOf = (address: string) => readReplyAddress(context.secrets, replyAddress, address);
  try {
    await readMailbox({ url: imapUrl, maxBytes: maxInboundMailBytes }, async ({ recipients, read }) => {
      const [thread] = recipients.flatMap((address) => threadOf(address) ?? []);
      if (thread === undefined || fullThreads.has(thread)) return "left";
      const mail = await read();
      try {
        const { result } = await receiveMail(context, { ...mail, recipients, replyAddress });
        countInboundMail(services.metrics, "imap", result);
        if (result === "tooMany") fullThreads.add(thread);
        return result === "tooMany" || result === "unmatched" ? "left" : "done";
      } catch (error) {
        if (isUnreachable(error)) throw error;
        // Leave the mail for people, so that it does not keep later mails from being read.
        context.log.error("mailbox.mailFailed", error);
        return "left";
      }
    });
  } catch (error) {
    // The text of the error may contain the user name.
    context.log.warn("mailbox.unavailable", { host: imapUrl.hostname, code: codeOf(error) });
  }
}
