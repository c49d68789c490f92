export { deliverEvent } from "./deliver-event.ts";
export {
  listDeliveries,
  pingWebhook,
  readWebhooks,
  replayDelivery,
  deleteExpiredDeliveries,
  webhookQueue,
  type DeliveryResult,
} from "./deliveries.ts";
export { queueDueEvents } from "./queue-due-events.ts";
export { listWebhooks, registerWebhook, removeWebhook } from "./webhooks.ts";
