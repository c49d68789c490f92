import { and, eq, gt, isNull, lt, lte } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiDelivery, openApiWebhook, sandboxCommand } from "#db/open-api.ts";
import { listAlarmChanges, findCommand } from "#domain/sandbox";
import { dayMs } from "#i18n/day.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { queueEvents } from "./deliveries.ts";
import { maxPendingDeliveries } from "./schema.ts";
import type { WebhookEvent } from "./events/schema.ts";

type Event = { type: WebhookEvent; at: Date; data: object };
type Webhook = typeof openApiWebhook.$inferSelect;

/** Creates deliveries for new events of all webhooks. Server instances share the work by skipping locked rows. */
export async function queueDueEvents(context: Context): Promise<void> {
  const now = context.clock.now();
  const isDue = and(lt(openApiWebhook.toldUntil, now), isNull(openApiWebhook.endedAt));
  // An account that will be erased gets no events, as its key gets no answers.
  const dueWebhooks = await context.database
    .select({ id: openApiWebhook.id })
    .from(openApiWebhook)
    .innerJoin(account, and(eq(account.id, openApiWebhook.accountId), isNull(account.closesAt)))
    .where(isDue);
  for (const { id } of dueWebhooks) {
    await context.database.transaction(async (transaction) => {
      const [webhook] = await transaction
        .select()
        .from(openApiWebhook)
        .where(and(eq(openApiWebhook.id, id), isDue))
        .for("update", { skipLocked: true });
      if (!webhook) return;
      const events = await listEventsSince(context, transaction, webhook, now);
      const subscribedEvents = events.filter(({ type }) => webhook.events.includes(type));
      const room = maxPendingDeliveries - (await countPending(transaction, id, now));
      await queueEvents(context, transaction, { webhook, events: subscribedEvents.slice(0, Math.max(0, room)) });
      await transaction.update(openApiWebhook).set({ toldUntil: now }).where(eq(openApiWebhook.id, id));
    });
  }
}

/** Leaves out deliveries older than a day, which have lost their job. */
function countPending(transaction: Transaction, webhookId: string, now: Date): Promise<number> {
  const { createdAt, state } = openApiDelivery;
  const isRecent = gt(createdAt, new Date(now.getTime() - dayMs));
  return transaction.$count(openApiDelivery, and(eq(openApiDelivery.webhookId, webhookId), eq(state, "pending"), isRecent));
}

async function listEventsSince(
  { clock }: Context,
  transaction: Transaction,
  { accountId, toldUntil }: Webhook,
  now: Date,
): Promise<Event[]> {
  const appliedCommands = await transaction
    .select({ id: sandboxCommand.id, at: sandboxCommand.appliesAt })
    .from(sandboxCommand)
    .where(and(eq(sandboxCommand.accountId, accountId), gt(sandboxCommand.appliesAt, toldUntil), lte(sandboxCommand.appliesAt, now)))
    .orderBy(sandboxCommand.appliesAt);
  const events: Event[] = [];
  for (const { id, at } of appliedCommands) {
    const command = await findCommand({ clock, database: transaction }, { accountId, id });
    if (command) events.push({ type: "command.applied", at, data: command });
  }
  for (const { change, alarm, at } of listAlarmChanges(toldUntil, now))
    events.push({ type: change === "raised" ? "alarm.raised" : "alarm.cleared", at, data: alarm });
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
