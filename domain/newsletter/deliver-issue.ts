import { eq, inArray } from "drizzle-orm";
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from "#db/newsletter.ts";
import { composeMail, mailQueue } from "#domain/mail";
import { dayMs } from "#i18n/day.ts";
import { untilReachable } from "#platform/database";
import type { Job, Queue } from "#platform/jobs";
import { isSurelyUnsent, type Mail, type Mailer } from "#platform/mail";
import type { Context } from "../context.ts";
import { unsubscribePath } from "./tokens.ts";

/** A queue of its own, so that no other mail stands behind an issue. A job has the id of its delivery. */
export const newsletterQueue: Queue = { ...mailQueue, name: "newsletter" };

/** What could not be sent by then is no news any more. */
const worthDays = 3;

type State = Pick<typeof newsletterDelivery.$inferInsert, "state" | "status">;

/**
 * Sends an issue to one subscriber, at most once: what was handed to the mail server without its answer, because either of them
 * died, is not sent again. The result is recorded once the database can be reached.
 *
 * @throws where the mail server surely has not taken it: the job is tried again
 */
export async function deliverIssue(
  context: Context,
  input: { job: Job; closing: AbortSignal; mailer: Mailer; siteUrl: URL },
): Promise<void> {
  const { job, closing, mailer, siteUrl } = input;
  const mail = await context.database.transaction((database) => claim({ ...context, database }, job.id, siteUrl));
  if (!mail) return;
  const { error, ...result } = await trySending(mailer, mail);
  await untilReachable(() => settle(context, job.id, result), closing);
  if (error === undefined) return;
  if (result.state === "queued") throw error;
  context.log.warn("newsletter.uncertain", { id: job.id });
}

/** Kept apart from errors of the database: if that is unreachable, its error looks like one of an unreachable mail server. */
async function trySending(mailer: Mailer, mail: Mail): Promise<State & { error?: unknown }> {
  try {
    const sent = await mailer.send(mail);
    return sent.ok ? { state: "sent" } : { state: "failed", status: sent.status };
  } catch (error) {
    return { state: isSurelyUnsent(error) ? "queued" : "failed", error };
  }
}

/** Within a transaction: the mail of a delivery that is from now on this try's alone; none where there is nothing to send, or not any more. */
async function claim(context: Context, id: string, siteUrl: URL): Promise<Mail | undefined> {
  const { database } = context;
  const { subscriberId } = newsletterDelivery;
  const ofDelivery = database.select({ subscriberId }).from(newsletterDelivery).where(eq(newsletterDelivery.id, id));
  // Before the delivery: an erasure takes the locks in this order.
  const [subscriber] = await database.select().from(newsletterSubscriber).where(inArray(newsletterSubscriber.id, ofDelivery)).for("share");
  const [delivery] = await database.select().from(newsletterDelivery).where(eq(newsletterDelivery.id, id)).for("update");
  if (delivery?.state !== "queued" && delivery?.state !== "sending") return undefined;
  const end = async (state: State): Promise<undefined> => settle(context, id, state).then(() => undefined);
  // An earlier try never heard what became of it.
  if (delivery.state === "sending") return end({ state: "failed" });
  if (subscriber?.state !== "confirmed") return end({ state: "unsubscribed" });
  const [issue] = await database.select().from(newsletterIssue).where(eq(newsletterIssue.id, delivery.issueId));
  if (!issue?.sentAt || !issue.letter || context.clock.now().getTime() - issue.sentAt.getTime() > worthDays * dayMs)
    return end({ state: "failed" });
  const data = { issue: issue.letter, unsubscribe: unsubscribePath(context.secrets, subscriber.id) };
  const mail = await composeMail(context, {
    id,
    mail: { name: "newsletterIssue", language: issue.language, to: subscriber.email, data },
    siteUrl,
  });
  await settle(context, id, { state: "sending" });
  return mail;
}

async function settle({ database, clock }: Pick<Context, "database" | "clock">, id: string, state: State): Promise<void> {
  await database
    .update(newsletterDelivery)
    .set({ ...state, changedAt: clock.now() })
    .where(eq(newsletterDelivery.id, id));
}
