import { desc, eq } from "drizzle-orm";
import { newsletterDelivery, newsletterIssue } from "#db/newsletter.ts";
import type { Context } from "../context.ts";
import type { SubscriberView } from "./fields.ts";

/** Lists the deliveries to a subscriber with the subjects of their issues, latest first. */
export async function listReceivedIssues(database: Context["database"], subscriberId: string): Promise<SubscriberView["issues"]> {
  const { state, changedAt, issueId } = newsletterDelivery;
  const rows = await database
    .select({ subject: newsletterIssue.subject, state, at: changedAt })
    .from(newsletterDelivery)
    .innerJoin(newsletterIssue, eq(newsletterIssue.id, issueId))
    .where(eq(newsletterDelivery.subscriberId, subscriberId))
    .orderBy(desc(changedAt));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
