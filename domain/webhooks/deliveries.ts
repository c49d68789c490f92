import { randomUUID } from "node:crypto";
import { and, desc, eq, lt, ne, or, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { openApiDelivery, openApiWebhook } from "#db/open-api.ts";
import { pageOf, type Page } from "#domain/sandbox/schema";
import { dayMs, daySeconds } from "#i18n/day.ts";
import type { Transaction } from "#platform/database";
import type { Queue } from "#platform/jobs";
import type { Context } from "../context.ts";
import { listWebhooks } from "./webhooks.ts";
import { deliveryAnswer, deliveryDays, mostAttempts, type DeliveryAnswer, type WebhookEvent } from "./schema.ts";

/** About a second after the first try, then twice as long each time: the last one an hour or two after the first. */
export const webhookQueue: Queue = {
  name: "openApi.webhook",
  retryLimit: mostAttempts - 1,
  retryDelay: 1,
  retryDelayMax: 3_600,
  retentionSeconds: 2 * daySeconds,
  expireInSeconds: 30,
};

const mostExported = 10_000;

type NewEvent = { webhookId: string; type: WebhookEvent; at: Date; data: object };

/** Puts events on their way, with the transaction in which they are told. */
export async function queueEvents(
  context: Pick<Context, "jobs" | "clock">,
  transaction: Transaction,
  events: readonly NewEvent[],
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = events.map(({ webhookId, type, at, data }) => {
    const id = randomUUID();
    const body = JSON.stringify({ id, type, simulated: true, at: at.toISOString(), data });
    return { id, webhookId, event: type, body, state: "pending" as const, createdAt: context.clock.now() };
  });
  await transaction.insert(openApiDelivery).values(rows);
  await context.jobs.enqueue(
    transaction,
    webhookQueue,
    rows.map(({ id }) => ({ data: { deliveryId: id } })),
  );
  return rows.map(({ id }) => id);
}

/** An event that says nothing but that the way is open. */
export async function pingWebhook(context: Context, { accountId, id }: { accountId: string; id: string }): Promise<SentOutcome> {
  return context.database.transaction(async (transaction): Promise<SentOutcome> => {
    const [webhook] = await transaction
      .select()
      .from(openApiWebhook)
      .where(isOwn(accountId, eq(openApiWebhook.id, id)));
    if (!webhook) return { ok: false, reason: "notFound" };
    if (webhook.endedAt) return { ok: false, reason: "webhookEnded" };
    const [made] = await queueEvents(context, transaction, [{ webhookId: id, type: "ping", at: context.clock.now(), data: {} }]);
    const found = made === undefined ? undefined : await findDelivery(transaction, accountId, made);
    return found ? { ok: true, delivery: showDelivery(found.delivery) } : { ok: false, reason: "notFound" };
  });
}

/** Nothing is sent to a webhook whose receiver is gone. */
export type SentOutcome = { ok: true; delivery: DeliveryAnswer } | { ok: false; reason: "notFound" | "webhookEnded" };

type ListInput = { accountId: string; webhookId?: string; state?: DeliveryAnswer["state"]; limit: number; offset: number };

/** The deliveries of an account, or of one webhook of it, newest first. */
export async function listDeliveries({ database }: Pick<Context, "database">, input: ListInput): Promise<Page<DeliveryAnswer>> {
  const { accountId, webhookId, state, limit, offset } = input;
  const asked = and(
    isOwn(accountId),
    webhookId === undefined ? undefined : eq(openApiDelivery.webhookId, webhookId),
    state && eq(openApiDelivery.state, state),
  );
  const found = database.select({ delivery: openApiDelivery }).from(openApiDelivery).innerJoin(openApiWebhook, isOfWebhook).where(asked);
  const total = await database.$count(found.as("found"));
  const rows = await database
    .select({ delivery: openApiDelivery })
    .from(openApiDelivery)
    .innerJoin(openApiWebhook, isOfWebhook)
    .where(asked)
    .orderBy(desc(openApiDelivery.createdAt), desc(openApiDelivery.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ delivery }) => showDelivery(delivery));
  return pageOf(items, total, { limit, offset });
}

/** What is kept of an account's webhooks, but for their secrets. */
export async function readWebhooks(context: Pick<Context, "database">, accountId: string): Promise<object> {
  const { items } = await listDeliveries(context, { accountId, limit: mostExported, offset: 0 });
  return { webhooks: await listWebhooks(context, accountId), deliveries: items };
}

/** Sends a delivery once more, from its first try on; one that is on its way stays on it. */
export async function replayDelivery(context: Context, { accountId, id }: { accountId: string; id: string }): Promise<SentOutcome> {
  return context.database.transaction(async (transaction): Promise<SentOutcome> => {
    const found = await findDelivery(transaction, accountId, id);
    if (!found) return { ok: false, reason: "notFound" };
    if (found.endedAt) return { ok: false, reason: "webhookEnded" };
    // A job that was lost, with its process or by a restored backup, is on no way any more.
    const dayAgo = new Date(context.clock.now().getTime() - dayMs);
    const [reset] = await transaction
      .update(openApiDelivery)
      .set({ state: "pending", attempts: 0 })
      .where(and(eq(openApiDelivery.id, id), or(ne(openApiDelivery.state, "pending"), lt(openApiDelivery.createdAt, dayAgo))))
      .returning();
    if (reset) await context.jobs.enqueue(transaction, webhookQueue, [{ data: { deliveryId: id } }]);
    return { ok: true, delivery: showDelivery(reset ?? found.delivery) };
  });
}

/** Forgets what was sent long ago. */
export async function sweepDeliveries({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const until = new Date(clock.now().getTime() - deliveryDays * dayMs);
  await database.delete(openApiDelivery).where(lt(openApiDelivery.createdAt, until));
}

const isOfWebhook = eq(openApiWebhook.id, openApiDelivery.webhookId);
const isOwn = (accountId: string, ...more: SQL[]) => and(eq(openApiWebhook.accountId, accountId), ...more);

async function findDelivery(transaction: Transaction, accountId: string, id: string) {
  const [row] = await transaction
    .select({ delivery: openApiDelivery, endedAt: openApiWebhook.endedAt })
    .from(openApiDelivery)
    .innerJoin(openApiWebhook, isOfWebhook)
    .where(isOwn(accountId, eq(openApiDelivery.id, id)));
  return row;
}

function showDelivery(row: typeof openApiDelivery.$inferSelect): DeliveryAnswer {
  return v.parse(deliveryAnswer, {
    ...row,
    simulated: true,
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  });
}
