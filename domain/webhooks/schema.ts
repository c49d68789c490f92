import * as v from "valibot";
import { errorCode } from "../fields.ts";
import { webhookEvents } from "./events/schema.ts";

export { testReceiverUrl } from "./events/schema.ts";

export const deliveryStates = ["pending", "delivered", "failed"] as const;
export const deliveryDays = 30;
export const maxAttempts = 13;
/** Pending deliveries of a webhook; at this number its receiver is broken, and further events are left out. */
export const maxPendingDeliveries = 100;
/** Stored deliveries of a webhook; older ones are deleted. */
export const maxStoredDeliveries = 1000;

const maxUrlLength = 2000;
const moment = v.pipe(v.string(), v.isoTimestamp());
const simulated = v.literal(true);

export const webhookInput = v.object({
  url: v.pipe(v.string(errorCode("webhookAddress")), v.maxLength(maxUrlLength, errorCode("tooLong")), v.url(errorCode("webhookAddress"))),
  events: v.optional(
    v.pipe(
      v.array(v.picklist(webhookEvents, errorCode("webhookEvents")), errorCode("webhookEvents")),
      v.minLength(1, errorCode("webhookEvents")),
      v.maxLength(webhookEvents.length, errorCode("tooLong")),
    ),
    [...webhookEvents],
  ),
});

const webhook = {
  simulated,
  id: v.string(),
  url: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  createdAt: moment,
  endedAt: v.nullable(v.pipe(moment, v.description("Since its receiver answered 410 Gone, nothing is sent to it"))),
};
export const webhookAnswer = v.object(webhook);
/** `secret` is only returned here. */
export const newWebhookAnswer = v.object({ ...webhook, secret: v.string() });
export const removedAnswer = v.object({ simulated, id: v.string(), removed: v.literal(true) });
export const deliveryAnswer = v.object({
  simulated,
  id: v.string(),
  webhookId: v.string(),
  event: v.picklist(webhookEvents),
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  lastStatus: v.nullable(v.number()),
  lastError: v.nullable(v.picklist(["notPublic", "timeout", "unreachable"])),
  lastAttemptAt: v.nullable(moment),
  createdAt: moment,
  /** Request body as text, so that the signature can be recomputed. */
  body: v.string(),
  headers: v.pipe(v.nullable(v.record(v.string(), v.string())), v.description("Request headers of the last attempt")),
});

export type WebhookAnswer = v.InferOutput<typeof webhookAnswer>;
export type NewWebhook = v.InferOutput<typeof newWebhookAnswer>;
export type DeliveryAnswer = v.InferOutput<typeof deliveryAnswer>;
