export { deliverEvent } from "./deliver.ts";
export {
  listDeliveries,
  pingWebhook,
  readWebhooks,
  replayDelivery,
  sweepDeliveries,
  webhookQueue,
  type SentOutcome,
} from "./deliveries.ts";
export { tellEvents } from "./tell-events.ts";
export { listWebhooks, registerWebhook, removeWebhook } from "./webhooks.ts";
