import { createHmac, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { openApiDelivery, openApiWebhook } from "#db/open-api.ts";
import { untilReachable } from "#platform/database";
import type { Job, JobFailure } from "#platform/jobs";
import type { Context } from "../context.ts";
import { webhookQueue } from "./deliveries.ts";
import { endWebhook } from "./end-webhook.ts";
import { retryTime } from "./retry-after.ts";
import { mostAttempts } from "./schema.ts";

const jobData = v.object({ deliveryId: v.string() });

type Webhook = typeof openApiWebhook.$inferSelect;
type Delivery = typeof openApiDelivery.$inferSelect;

const gone = 410;

/**
 * Tries a delivery. Where the receiver did not take it and may later, the job is tried again, or another one at the time that the
 * receiver asked for. The result is recorded once the database can be reached, so that an outage repeats no delivery.
 */
export async function deliverEvent(
  context: Context,
  { job, closing }: { job: Job; closing: AbortSignal },
): Promise<JobFailure | undefined> {
  const { deliveryId } = v.parse(jobData, job.data);
  const { database, clock, secrets } = context;
  const [found] = await database
    .select()
    .from(openApiDelivery)
    .innerJoin(openApiWebhook, eq(openApiWebhook.id, openApiDelivery.webhookId))
    .where(and(eq(openApiDelivery.id, deliveryId), eq(openApiDelivery.state, "pending")));
  if (!found) return undefined;
  const { open_api_delivery: delivery, open_api_webhook: webhook } = found;
  if (webhook.endedAt) {
    // It was made while its webhook ended.
    await database.update(openApiDelivery).set({ state: "failed" }).where(eq(openApiDelivery.id, deliveryId));
    return undefined;
  }
  const resealed = secrets.reseal(webhook.sealedSecret);
  if (resealed !== undefined)
    await database.update(openApiWebhook).set({ sealedSecret: resealed }).where(eq(openApiWebhook.id, webhook.id));
  const at = clock.now();
  const posted = await post(context, { delivery, webhook, at });
  const why = "why" in posted ? posted.why : null;
  const isGone = "status" in posted && posted.status === gone;
  // What leads inside leads there tomorrow as well.
  const isLast = delivery.attempts + 1 >= mostAttempts || why === "notPublic" || isGone;
  const retryAt = "status" in posted && !isLast ? retryTime(posted, at) : undefined;
  const result = {
    // No sum in the database: a commit whose answer was lost is recorded a second time.
    attempts: delivery.attempts + 1,
    state: posted.ok ? "delivered" : isLast ? "failed" : "pending",
    lastStatus: "status" in posted ? posted.status : null,
    lastError: why,
    lastAttemptAt: at,
  } as const;
  const nextJob = { id: randomUUID(), data: job.data, startAfter: retryAt };
  const record = () =>
    database.transaction(async (transaction) => {
      // The webhook is locked before its deliveries, so that two cannot wait for each other.
      if (isGone) await endWebhook(context, transaction, webhook);
      await transaction.update(openApiDelivery).set(result).where(eq(openApiDelivery.id, deliveryId));
      if (retryAt) await context.jobs.enqueue(transaction, webhookQueue, [nextJob]);
    });
  await untilReachable(record, closing);
  if (posted.ok || isLast || retryAt) return undefined;
  return { error: "why" in posted ? posted.why : `HTTP ${posted.status}`, isFinal: false };
}

function post({ outbound, secrets }: Context, { delivery, webhook, at }: { delivery: Delivery; webhook: Webhook; at: Date }) {
  return outbound.post(new URL(webhook.url), {
    body: delivery.body,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "eCactus-Webhooks/1",
      "eCactus-Event": delivery.event,
      "eCactus-Delivery": delivery.id,
      "eCactus-Signature": signatureOf(secrets.open(webhook.sealedSecret), delivery.body, at),
    },
  });
}

/** The moment in seconds, and what only who knows the secret can make of moment and body. */
function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
