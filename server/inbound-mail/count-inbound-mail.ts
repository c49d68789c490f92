import type { ReceivedMail } from "#domain/contact";
import type { Metrics } from "#platform/metrics";

/** Usual limit of mail servers, and enough for the files that the contact form accepts. */
export const maxInboundMailBytes = 35 * 1024 * 1024;

export function countInboundMail(metrics: Metrics | undefined, way: "imap" | "webhook", result: ReceivedMail["result"]): void {
  metrics?.inboundMails.inc({ way, result });
}
