import { createHmac, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { openApiDelivery, openApiWebhook } from "#db/open-api.ts";
import { untilReachable } from "#platform/database";
import type { Job, JobFailure } from "#platform/jobs";
import type { PostResult } from "#platform/safe-http";
import type { Context } from "../context.ts";
import { jobOf, webhookQueue } from "./deliveries.ts";
import { endWebhook } from "./end-webhook.ts";
import { retryTime } from "./retry-after.ts";
import { testReceiverUrl } from "./events/schema.ts";
import { maxAttempts } from "./schema.ts";

const jobData = v.object({ deliveryId: v.string() });

type Webhook = typeof openApiWebhook.$inferSelect;
type Delivery = typeof openApiDelivery.$inferSelect;

const statusGone = 410;

/**
 * Attempts a delivery. After a temporary failure the job is retried, or another one is enqueued for the time that the
 * receiver requested. Records the result as soon as the database is reachable, so that an outage repeats no delivery.
 */
export async function deliverEvent(
  context: Context,
  { job, closing }: { job: Job; closing: AbortSignal },
): Promise<JobFailure | undefined> {
  const { deliveryId } = v.parse(jobData, job.data);
  const { database, clock, secrets } = context;
  const [row] = await database
    .select()
    .from(openApiDelivery)
    .innerJoin(openApiWebhook, eq(openApiWebhook.id, openApiDelivery.webhookId))
    .where(and(eq(openApiDelivery.id, deliveryId), eq(openApiDelivery.state, "pending")));
  if (!row) return undefined;
  const { open_api_delivery: delivery, open_api_webhook: webhook } = row;
  if (webhook.endedAt) {
    // The delivery was created while its webhook ended.
    await database.update(openApiDelivery).set({ state: "failed" }).where(eq(openApiDelivery.id, deliveryId));
    return undefined;
  }
  const resealed = secrets.reseal(webhook.sealedSecret);
  if (resealed !== undefined)
    await database.update(openApiWebhook).set({ sealedSecret: resealed }).where(eq(openApiWebhook.id, webhook.id));
  const at = clock.now();
  const headers = createHeaders(context, { delivery, webhook, at });
  const result =
    webhook.url === testReceiverUrl ? accepted : await context.safeHttpClient.post(new URL(webhook.url), { body: delivery.body, headers });
  const error = "why" in result ? result.why : null;
  const isGone = "status" in result && result.status === statusGone;
  // Do not retry private addresses, which would be rejected again.
  const isLast = delivery.attempts + 1 >= maxAttempts || error === "notPublic" || isGone;
  const retryAt = "status" in result && !isLast ? retryTime(result, at) : undefined;
  const columns = {
    // Set the value instead of incrementing it, because `untilReachable` may run the update twice.
    attempts: delivery.attempts + 1,
    state: result.ok ? "delivered" : isLast ? "failed" : "pending",
    lastStatus: "status" in result ? result.status : null,
    lastError: error,
    lastAttemptAt: at,
    headers,
  } as const;
  const nextJob = { ...jobOf(context, { id: deliveryId, accountId: webhook.accountId }), id: randomUUID(), startAfter: retryAt };
  const recordResult = () =>
    database.transaction(async (transaction) => {
      // Locking the webhook before its deliveries prevents deadlocks.
      if (isGone) await endWebhook(context, transaction, webhook);
      await transaction.update(openApiDelivery).set(columns).where(eq(openApiDelivery.id, deliveryId));
      if (retryAt) await context.jobs.enqueue(transaction, webhookQueue, [nextJob]);
    });
  await untilReachable(recordResult, closing);
  if (result.ok || isLast || retryAt) return undefined;
  return { error: "why" in result ? result.why : `HTTP ${result.status}`, isFinal: false };
}

/** Response of the built-in test receiver. */
const accepted: PostResult = { ok: true, status: 204 };

function createHeaders(
  { secrets }: Context,
  { delivery, webhook, at }: { delivery: Delivery; webhook: Webhook; at: Date },
): Record<string, string> {
  return {
    "Content-Type": "application/json",
    "User-Agent": "eCactus-Webhooks/1",
    "eCactus-Event": delivery.event,
    "eCactus-Delivery": delivery.id,
    "eCactus-Signature": signBody(secrets.open(webhook.sealedSecret), delivery.body, at),
  };
}

/** Builds the signature header: time in seconds, and HMAC-SHA256 of time and body with the webhook's secret. */
function signBody(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
