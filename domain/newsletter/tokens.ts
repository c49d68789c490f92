import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#platform/secrets";

const pattern = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * Ends one address's subscription, in every mail to it for as long as the address is known. It is computed, not kept:
 * the newsletter has to carry it again each time.
 */
export function unsubscribeToken(secrets: Secrets, subscriberId: string): string {
  return `${subscriberId}.${secrets.hash(`newsletter.unsubscribe ${subscriberId}`)}`;
}

/** Whose token it is; `undefined` where this site never gave it out. */
export function subscriberOf(secrets: Secrets, token: string): string | undefined {
  const [, subscriberId, given] = pattern.exec(token) ?? [];
  if (!subscriberId || !given) return undefined;
  const own = secrets.hash(`newsletter.unsubscribe ${subscriberId}`);
  return timingSafeEqual(Buffer.from(own), Buffer.from(given)) ? subscriberId : undefined;
}

/** Path of the one-click unsubscription (RFC 8058), as mails carry it. */
export function unsubscribePath(secrets: Secrets, subscriberId: string): string {
  return `/api/newsletter/unsubscribe?token=${unsubscribeToken(secrets, subscriberId)}`;
}
