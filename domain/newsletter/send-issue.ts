import { and, eq, sql } from "drizzle-orm";
import { newsletterDelivery, newsletterIssue, newsletterSubscriber } from "#db/newsletter.ts";
import { recordAuditEntry } from "#domain/audit";
import type { EditorContext } from "../context.ts";
import { newsletterQueue } from "./deliver-issue.ts";
import type { IssueSending } from "./fields.ts";
import { readIssueContent } from "./read-issue-content.ts";
import { issueAuditSubject, lockDraft, type DraftError } from "./save-issue.ts";

const batchSize = 1_000;

type SendResult = { ok: true; receivers: number } | DraftError | { ok: false; reason: "savedSince" | "entryNotPublic" | "noSubscribers" };

/**
 * Queues an issue for all confirmed subscribers of its language and stores the current texts of its entries. Rejects it
 * if `basedOn` is not the latest revision.
 */
export async function sendIssue(context: EditorContext, { id, basedOn }: IssueSending): Promise<SendResult> {
  return context.database.transaction(async (transaction) => {
    const draft = await lockDraft(transaction, id);
    if (!draft.ok) return draft;
    const { issue } = draft;
    if (issue.revision !== basedOn) return { ok: false, reason: "savedSince" };
    const outcome = await readIssueContent({ ...context, database: transaction }, issue);
    if (!outcome.ok) return outcome;
    const now = context.clock.now();
    const newDeliveries = transaction
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
    const deliveries = await transaction.insert(newsletterDelivery).select(newDeliveries).returning({ id: newsletterDelivery.id });
    if (deliveries.length === 0) return { ok: false, reason: "noSubscribers" };
    for (let start = 0; start < deliveries.length; start += batchSize) {
      const jobs = deliveries.slice(start, start + batchSize).map((delivery) => ({ id: delivery.id, data: {} }));
      await context.jobs.enqueue(transaction, newsletterQueue, jobs);
    }
    await transaction.update(newsletterIssue).set({ sentAt: now, letter: outcome.letter }).where(eq(newsletterIssue.id, id));
    const after = { subject: issue.subject, receivers: deliveries.length };
    await recordAuditEntry(context, transaction, { action: "newsletter.sent", subject: issueAuditSubject(issue), after });
    return { ok: true, receivers: deliveries.length };
  });
}
