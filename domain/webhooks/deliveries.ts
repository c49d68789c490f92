import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, lt, ne, or, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { openApiDelivery, openApiWebhook } from "#db/open-api.ts";
import { pageOf, type Page } from "#domain/sandbox/schema";
import { dayMs, daySeconds } from "#i18n/day.ts";
import type { Transaction } from "#platform/database";
import type { Queue } from "#platform/jobs";
import type { Context } from "../context.ts";
import { listWebhooks } from "./webhooks.ts";
import type { WebhookEvent } from "./events/schema.ts";
import { deliveryAnswer, deliveryDays, maxAttempts, maxStoredDeliveries, type DeliveryAnswer } from "./schema.ts";

/** Retries with exponential backoff from about 1 s to 1 h; the last attempt is one to two hours after the first. */
export const webhookQueue: Queue = {
  name: "openApi.webhook",
  retryLimit: maxAttempts - 1,
  retryDelay: 1,
  retryDelayMax: 3_600,
  retentionSeconds: 2 * daySeconds,
  expireInSeconds: 30,
  // A group is an account, because a slow receiver takes 10 s for each attempt.
  maxPerGroup: 1,
};

const maxExportedDeliveries = 10_000;

type Webhook = Pick<typeof openApiWebhook.$inferSelect, "id" | "accountId">;
type NewEvent = { type: WebhookEvent; at: Date; data: object };

/** Creates deliveries and enqueues their jobs within the caller's transaction. Deletes all but the latest deliveries of the webhook. */
export async function queueEvents(
  context: Pick<Context, "jobs" | "clock" | "secrets">,
  transaction: Transaction,
  { webhook, events }: { webhook: Webhook; events: readonly NewEvent[] },
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = events.map(({ type, at, data }) => {
    const id = randomUUID();
    const body = JSON.stringify({ id, type, simulated: true, at: at.toISOString(), data });
    return { id, webhookId: webhook.id, event: type, body, state: "pending" as const, createdAt: context.clock.now() };
  });
  await transaction.insert(openApiDelivery).values(rows);
  await deleteOldest(transaction, webhook.id);
  await context.jobs.enqueue(
    transaction,
    webhookQueue,
    rows.map(({ id }) => jobOf(context, { id, accountId: webhook.accountId })),
  );
  return rows.map(({ id }) => id);
}

/** Job of a delivery. Its group is a hash of the account, because stored jobs outlive an erased account. */
export const jobOf = ({ secrets }: Pick<Context, "secrets">, { id, accountId }: { id: string; accountId: string }) => ({
  data: { deliveryId: id },
  group: secrets.hash(`webhooks ${accountId}`),
});

async function deleteOldest(transaction: Transaction, webhookId: string): Promise<void> {
  const oldest = transaction
    .select({ id: openApiDelivery.id })
    .from(openApiDelivery)
    .where(eq(openApiDelivery.webhookId, webhookId))
    .orderBy(desc(openApiDelivery.createdAt), desc(openApiDelivery.id))
    .offset(maxStoredDeliveries);
  await transaction.delete(openApiDelivery).where(inArray(openApiDelivery.id, oldest));
}

export async function pingWebhook(context: Context, { accountId, id }: { accountId: string; id: string }): Promise<DeliveryResult> {
  return context.database.transaction(async (transaction): Promise<DeliveryResult> => {
    const [webhook] = await transaction
      .select()
      .from(openApiWebhook)
      .where(isOfAccount(accountId, eq(openApiWebhook.id, id)));
    if (!webhook) return { ok: false, reason: "notFound" };
    if (webhook.endedAt) return { ok: false, reason: "webhookEnded" };
    const events = [{ type: "ping" as const, at: context.clock.now(), data: {} }];
    const [deliveryId] = await queueEvents(context, transaction, { webhook, events });
    const row = deliveryId === undefined ? undefined : await findDelivery(transaction, accountId, deliveryId);
    return row ? { ok: true, delivery: toDeliveryAnswer(row.delivery) } : { ok: false, reason: "notFound" };
  });
}

/** `webhookEnded`: the receiver answered 410 Gone before, so it gets no deliveries. */
export type DeliveryResult = { ok: true; delivery: DeliveryAnswer } | { ok: false; reason: "notFound" | "webhookEnded" };

type ListInput = { accountId: string; webhookId?: string; state?: DeliveryAnswer["state"]; limit: number; offset: number };

/** Lists the deliveries of an account or of one of its webhooks, newest first. */
export async function listDeliveries({ database }: Pick<Context, "database">, input: ListInput): Promise<Page<DeliveryAnswer>> {
  const { accountId, webhookId, state, limit, offset } = input;
  const condition = and(
    isOfAccount(accountId),
    webhookId === undefined ? undefined : eq(openApiDelivery.webhookId, webhookId),
    state && eq(openApiDelivery.state, state),
  );
  const matches = database
    .select({ delivery: openApiDelivery })
    .from(openApiDelivery)
    .innerJoin(openApiWebhook, isOfWebhook)
    .where(condition);
  const total = await database.$count(matches.as("matches"));
  const rows = await database
    .select({ delivery: openApiDelivery })
    .from(openApiDelivery)
    .innerJoin(openApiWebhook, isOfWebhook)
    .where(condition)
    .orderBy(desc(openApiDelivery.createdAt), desc(openApiDelivery.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ delivery }) => toDeliveryAnswer(delivery));
  return pageOf(items, total, { limit, offset });
}

/** Exports an account's webhooks without their secrets. */
export async function readWebhooks(context: Pick<Context, "database">, accountId: string): Promise<object> {
  const { items } = await listDeliveries(context, { accountId, limit: maxExportedDeliveries, offset: 0 });
  return { webhooks: await listWebhooks(context, accountId), deliveries: items };
}

/** Sends a delivery again with a new set of attempts; does not change a pending one. */
export async function replayDelivery(context: Context, { accountId, id }: { accountId: string; id: string }): Promise<DeliveryResult> {
  return context.database.transaction(async (transaction): Promise<DeliveryResult> => {
    const row = await findDelivery(transaction, accountId, id);
    if (!row) return { ok: false, reason: "notFound" };
    if (row.endedAt) return { ok: false, reason: "webhookEnded" };
    // A pending delivery older than a day has lost its job, e.g. by a restored backup.
    const dayAgo = new Date(context.clock.now().getTime() - dayMs);
    const [reset] = await transaction
      .update(openApiDelivery)
      .set({ state: "pending", attempts: 0 })
      .where(and(eq(openApiDelivery.id, id), or(ne(openApiDelivery.state, "pending"), lt(openApiDelivery.createdAt, dayAgo))))
      .returning();
    if (reset) await context.jobs.enqueue(transaction, webhookQueue, [jobOf(context, { id, accountId })]);
    return { ok: true, delivery: toDeliveryAnswer(reset ?? row.delivery) };
  });
}

export async function deleteExpiredDeliveries({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const until = new Date(clock.now().getTime() - deliveryDays * dayMs);
  await database.delete(openApiDelivery).where(lt(openApiDelivery.createdAt, until));
}

const isOfWebhook = eq(openApiWebhook.id, openApiDelivery.webhookId);
const isOfAccount = (accountId: string, ...more: SQL[]) => and(eq(openApiWebhook.accountId, accountId), ...more);

async function findDelivery(transaction: Transaction, accountId: string, id: string) {
  const [row] = await transaction
    .select({ delivery: openApiDelivery, endedAt: openApiWebhook.endedAt })
    .from(openApiDelivery)
    .innerJoin(openApiWebhook, isOfWebhook)
    .where(isOfAccount(accountId, eq(openApiDelivery.id, id)));
  return row;
}

function toDeliveryAnswer(row: typeof openApiDelivery.$inferSelect): DeliveryAnswer {
  return v.parse(deliveryAnswer, {
    ...row,
    simulated: true,
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  });
}
