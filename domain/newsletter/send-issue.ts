import { and, eq, sql } from "drizzle-orm";
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from "#db/newsletter.ts";
import { recordAct } from "#domain/audit";
import type { EditorContext } from "../context.ts";
import { newsletterQueue } from "./deliver-issue.ts";
import type { IssueSending } from "./fields.ts";
import { readLetter } from "./read-letter.ts";
import { actsSubject, lockDraft, type NotADraft } from "./save-issue.ts";

const jobsAtOnce = 1_000;

type Sent = { ok: true; receivers: number } | NotADraft | { ok: false; reason: "savedSince" | "entryNotPublic" | "noSubscribers" };

/**
 * Sends an issue to everybody who has confirmed a subscription in its language by now: once, and as whoever sends it has seen it,
 * with all that its entries say now.
 */
export async function sendIssue(context: EditorContext, { id, basedOn }: IssueSending): Promise<Sent> {
  return context.database.transaction(async (transaction) => {
    const stored = await lockDraft(transaction, id);
    if (!stored.ok) return stored;
    const { issue } = stored;
    if (issue.revision !== basedOn) return { ok: false, reason: "savedSince" };
    const read = await readLetter({ ...context, database: transaction }, issue);
    if (!read.ok) return read;
    const now = context.clock.now();
    const receivers = transaction
      .select({
        id: sql<string>`gen_random_uuid()`.as("id"),
        issueId: sql<string>`${id}::uuid`.as("issue_id"),
        subscriberId: sql<string>`${newsletterSubscriber.id}`.as("subscriber_id"),
        state: sql<"queued">`'queued'`.as("state"),
        status: sql<null>`null::int`.as("status"),
        changedAt: sql<Date>`${now.toISOString()}::timestamptz`.as("changed_at"),
        leftAt: sql<null>`null::timestamptz`.as("left_at"),
      })
      .from(newsletterSubscriber)
      .where(and(eq(newsletterSubscriber.state, "confirmed"), eq(newsletterSubscriber.language, issue.language)));
    const queued = await transaction.insert(newsletterDelivery).select(receivers).returning({ id: newsletterDelivery.id });
    if (queued.length === 0) return { ok: false, reason: "noSubscribers" };
    for (let done = 0; done < queued.length; done += jobsAtOnce) {
      const jobs = queued.slice(done, done + jobsAtOnce).map((delivery) => ({ id: delivery.id, data: {} }));
      await context.jobs.enqueue(transaction, newsletterQueue, jobs);
    }
    await transaction.update(newsletterIssue).set({ sentAt: now, letter: read.letter }).where(eq(newsletterIssue.id, id));
    const after = { subject: issue.subject, receivers: queued.length };
    await recordAct(context, transaction, { action: "newsletter.sent", subject: actsSubject(issue), after });
    return { ok: true, receivers: queued.length };
  });
}
