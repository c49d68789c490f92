import { and, eq, gt, isNull, lt, lte } from "drizzle-orm";
import { openApiWebhook, sandboxCommand } from "#db/open-api.ts";
import { alarmsOf, findCommand } from "#domain/sandbox";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { queueEvents } from "./deliveries.ts";
import type { WebhookEvent } from "./schema.ts";

type Event = { type: WebhookEvent; at: Date; data: object };
type Webhook = typeof openApiWebhook.$inferSelect;

/** What each webhook has not been told yet becomes deliveries, on whichever instance looks first. */
export async function tellEvents(context: Context): Promise<void> {
  const now = context.clock.now();
  const isLate = and(lt(openApiWebhook.toldUntil, now), isNull(openApiWebhook.endedAt));
  const late = await context.database.select({ id: openApiWebhook.id }).from(openApiWebhook).where(isLate);
  for (const { id } of late) {
    await context.database.transaction(async (transaction) => {
      const [webhook] = await transaction
        .select()
        .from(openApiWebhook)
        .where(and(eq(openApiWebhook.id, id), isLate))
        .for("update", { skipLocked: true });
      if (!webhook) return;
      const events = await eventsSince(context, transaction, webhook, now);
      const wanted = events.filter(({ type }) => webhook.events.includes(type));
      await queueEvents(
        context,
        transaction,
        wanted.map((event) => ({ ...event, webhookId: id })),
      );
      await transaction.update(openApiWebhook).set({ toldUntil: now }).where(eq(openApiWebhook.id, id));
    });
  }
}

async function eventsSince({ clock }: Context, transaction: Transaction, { accountId, toldUntil }: Webhook, now: Date): Promise<Event[]> {
  const applied = await transaction
    .select({ id: sandboxCommand.id, at: sandboxCommand.appliesAt })
    .from(sandboxCommand)
    .where(and(eq(sandboxCommand.accountId, accountId), gt(sandboxCommand.appliesAt, toldUntil), lte(sandboxCommand.appliesAt, now)))
    .orderBy(sandboxCommand.appliesAt);
  const events: Event[] = [];
  for (const { id, at } of applied) {
    const command = await findCommand({ clock, database: transaction }, { accountId, id });
    if (command) events.push({ type: "command.applied", at, data: command });
  }
  for (const { change, alarm, at } of alarmsOf(toldUntil, now))
    events.push({ type: change === "raised" ? "alarm.raised" : "alarm.cleared", at, data: alarm });
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
