// Constants without the schema library, because browsers load them.
export const webhookEvents = ["command.applied", "alarm.raised", "alarm.cleared", "ping"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Address of the built-in receiver, which accepts every delivery. Its domain is reserved (RFC 2606), so that no server has it. */
export const testReceiverUrl = "https://test-receiver.invalid/";
/** Maximum of webhooks per account. */
export const maxWebhooks = 5;
