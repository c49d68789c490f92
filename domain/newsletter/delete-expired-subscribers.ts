import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import { newsletterDelivery, newsletterSubscriber } from "#db/newsletter.ts";
import type { Context } from "../context.ts";
import { confirmWithinDays } from "./confirm-subscription.ts";
import { dayMs } from "#i18n/day.ts";

/** Retention of the proof of consent after the withdrawal. */
const proofDays = 3 * 365;
/** Days after which the deliveries of an issue no longer name their subscribers. */
const deliveryDays = 400;

/** Deletes unconfirmed addresses after a week, and unsubscribed ones when the proof expires. */
export async function deleteExpiredSubscribers({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const { state, mailedAt, changedAt } = newsletterSubscriber;
  // `mailedAt` is null if the mailbox had already received its mail of the day.
  const pendingSince = sql`coalesce(${mailedAt}, ${changedAt})`;
  await database
    .delete(newsletterSubscriber)
    .where(
      or(
        and(eq(state, "pending"), lt(pendingSince, daysAgo(confirmWithinDays))),
        and(eq(state, "unsubscribed"), lt(changedAt, daysAgo(proofDays))),
      ),
    );
  const { subscriberId } = newsletterDelivery;
  await database
    .update(newsletterDelivery)
    .set({ subscriberId: null })
    .where(and(isNotNull(subscriberId), lt(newsletterDelivery.changedAt, daysAgo(deliveryDays))));
}
