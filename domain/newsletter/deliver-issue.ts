import { eq, inArray } from "drizzle-orm";
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from "#db/newsletter.ts";
import { composeMail, mailQueue } from "#domain/mail";
import { dayMs } from "#i18n/day.ts";
import { untilReachable } from "#platform/database";
import type { Job, Queue } from "#platform/jobs";
import { isSurelyUnsent, type Mail, type Mailer } from "#platform/mail";
import type { Context } from "../context.ts";
import { unsubscribePath } from "./unsubscribe-token.ts";

/** Queue of its own, so that an issue does not delay other mails. The job id is the delivery id. */
export const newsletterQueue: Queue = { ...mailQueue, name: "newsletter" };

/** Days after the start of the sending; later deliveries fail, because the news is old. */
const maxAgeDays = 3;

type State = Pick<typeof newsletterDelivery.$inferInsert, "state" | "status">;

/**
 * Sends an issue to one subscriber at most once: a mail with an unknown result is not repeated. Records the result as
 * soon as the database is reachable.
 *
 * @throws if the mail server certainly did not accept the mail, so that the job is retried
 */
export async function deliverIssue(
  context: Context,
  input: { job: Job; closing: AbortSignal; mailer: Mailer; siteUrl: URL },
): Promise<void> {
  const { job, closing, mailer, siteUrl } = input;
  const mail = await context.database.transaction((database) => claimDelivery({ ...context, database }, job.id, siteUrl));
  if (!mail) return;
  const { error, ...result } = await trySending(mailer, mail);
  await untilReachable(() => saveState(context, job.id, result), closing);
  if (error === undefined) return;
  if (result.state === "queued") throw error;
  context.log.warn("newsletter.uncertain", { id: job.id });
}

/** Catches errors of the mail server only: an unreachable database would throw the same error codes. */
async function trySending(mailer: Mailer, mail: Mail): Promise<State & { error?: unknown }> {
  try {
    const result = await mailer.send(mail);
    return result.ok ? { state: "sent" } : { state: "failed", status: result.status };
  } catch (error) {
    return { state: isSurelyUnsent(error) ? "queued" : "failed", error };
  }
}

/** Claims a delivery within a transaction and returns its mail; `undefined` if there is nothing to send. */
async function claimDelivery(context: Context, id: string, siteUrl: URL): Promise<Mail | undefined> {
  const { database } = context;
  const { subscriberId } = newsletterDelivery;
  const subscriberOfDelivery = database.select({ subscriberId }).from(newsletterDelivery).where(eq(newsletterDelivery.id, id));
  // Lock the subscriber first; erasing a subscriber takes the locks in the same order.
  const [subscriber] = await database
    .select()
    .from(newsletterSubscriber)
    .where(inArray(newsletterSubscriber.id, subscriberOfDelivery))
    .for("share");
  const [delivery] = await database.select().from(newsletterDelivery).where(eq(newsletterDelivery.id, id)).for("update");
  if (delivery?.state !== "queued" && delivery?.state !== "sending") return undefined;
  const endWith = async (state: State): Promise<undefined> => saveState(context, id, state).then(() => undefined);
  // The state remains from an earlier attempt whose result is unknown.
  if (delivery.state === "sending") return endWith({ state: "failed" });
  if (subscriber?.state !== "confirmed") return endWith({ state: "unsubscribed" });
  const [issue] = await database.select().from(newsletterIssue).where(eq(newsletterIssue.id, delivery.issueId));
  if (!issue?.sentAt || !issue.letter || context.clock.now().getTime() - issue.sentAt.getTime() > maxAgeDays * dayMs)
    return endWith({ state: "failed" });
  const data = { issue: issue.letter, unsubscribe: unsubscribePath(context.secrets, subscriber.id) };
  const mail = await composeMail(context, {
    id,
    mail: { name: "newsletterIssue", language: issue.language, to: subscriber.email, data },
    siteUrl,
  });
  await saveState(context, id, { state: "sending" });
  return mail;
}

async function saveState({ database, clock }: Pick<Context, "database" | "clock">, id: string, state: State): Promise<void> {
  await database
    .update(newsletterDelivery)
    .set({ ...state, changedAt: clock.now() })
    .where(eq(newsletterDelivery.id, id));
}
