import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import { newsletterDelivery, newsletterSubscriber } from "#db/newsletter.ts";
import type { Context } from "../context.ts";
import { confirmWithinDays } from "./confirm.ts";
import { dayMs } from "#i18n/day.ts";

/** How long a consent can still be asked for after it was taken back. */
const proofDays = 3 * 365;
/** How long it is known who an issue was sent to; afterwards only to how many. */
const deliveryDays = 400;

/** Removes addresses that nobody confirmed in time, and ended subscriptions once their proof has served. */
export async function sweepSubscribers({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const { state, mailedAt, changedAt } = newsletterSubscriber;
  // One whose mailbox had its mail for the day already was sent none.
  const since = sql`coalesce(${mailedAt}, ${changedAt})`;
  await database
    .delete(newsletterSubscriber)
    .where(
      or(and(eq(state, "pending"), lt(since, before(confirmWithinDays))), and(eq(state, "unsubscribed"), lt(changedAt, before(proofDays)))),
    );
  const { subscriberId } = newsletterDelivery;
  await database
    .update(newsletterDelivery)
    .set({ subscriberId: null })
    .where(and(isNotNull(subscriberId), lt(newsletterDelivery.changedAt, before(deliveryDays))));
}
