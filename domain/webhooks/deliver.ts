import { createHmac } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { openApiDelivery, openApiWebhook } from "#db/open-api.ts";
import { untilReachable } from "#platform/database";
import type { Job, JobFailure } from "#platform/jobs";
import type { Context } from "../context.ts";
import { mostAttempts } from "./schema.ts";

const jobData = v.object({ deliveryId: v.string() });

/**
 * Tries to deliver what waited. Where the receiver did not take it and may later, the job is tried again. The result is recorded once
 * the database can be reached, so that an outage repeats no delivery.
 */
export async function deliverEvent(
  context: Context,
  { job, closing }: { job: Job; closing: AbortSignal },
): Promise<JobFailure | undefined> {
  const { deliveryId } = v.parse(jobData, job.data);
  const { database, clock, secrets, outbound } = context;
  const [found] = await database
    .select()
    .from(openApiDelivery)
    .innerJoin(openApiWebhook, eq(openApiWebhook.id, openApiDelivery.webhookId))
    .where(and(eq(openApiDelivery.id, deliveryId), eq(openApiDelivery.state, "pending")));
  if (!found) return undefined;
  const { open_api_delivery: delivery, open_api_webhook: webhook } = found;
  const resealed = secrets.reseal(webhook.sealedSecret);
  if (resealed !== undefined)
    await database.update(openApiWebhook).set({ sealedSecret: resealed }).where(eq(openApiWebhook.id, webhook.id));
  const at = clock.now();
  const posted = await outbound.post(new URL(webhook.url), {
    body: delivery.body,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "eCactus-Webhooks/1",
      "eCactus-Event": delivery.event,
      "eCactus-Delivery": delivery.id,
      "eCactus-Signature": signatureOf(secrets.open(webhook.sealedSecret), delivery.body, at),
    },
  });
  const why = "why" in posted ? posted.why : null;
  // What leads inside leads there tomorrow as well.
  const isLast = delivery.attempts + 1 >= mostAttempts || why === "notPublic";
  const result = {
    // No sum in the database: a commit whose answer was lost is recorded a second time.
    attempts: delivery.attempts + 1,
    state: posted.ok ? "delivered" : isLast ? "failed" : "pending",
    lastStatus: "status" in posted ? posted.status : null,
    lastError: why,
    lastAttemptAt: at,
  } as const;
  const record = () => database.update(openApiDelivery).set(result).where(eq(openApiDelivery.id, deliveryId));
  await untilReachable(record, closing);
  if (posted.ok || isLast) return undefined;
  return { error: "why" in posted ? posted.why : `HTTP ${posted.status}`, isFinal: false };
}

/** The moment in seconds, and what only who knows the secret can make of moment and body. */
function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
