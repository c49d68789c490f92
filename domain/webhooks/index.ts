export { deliverEvent } from "./deliver-event.ts";
export {
  listDeliveries,
  pingWebhook,
  readWebhooks,
  replayDelivery,
  sweepDeliveries,
  webhookQueue,
  type SentOutcome,
} from "./deliveries.ts";
export { tellEvents } from "./queue-due-events.ts";
export { listWebhooks, registerWebhook, removeWebhook } from "./webhooks.ts";
