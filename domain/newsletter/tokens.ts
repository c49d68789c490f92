import { idOf, signedId, type Secrets } from "#platform/secrets";

/**
 * Ends one address's subscription, in every mail to it for as long as the address is known. It is computed, not kept:
 * the newsletter has to carry it again each time.
 */
const use = "newsletter.unsubscribe";

/** Whose token it is; `undefined` where this site never gave it out. */
export function subscriberOf(secrets: Secrets, token: string): string | undefined {
  return idOf(secrets, use, token);
}

/** Path of the one-click unsubscription (RFC 8058), as mails carry it. */
export function unsubscribePath(secrets: Secrets, subscriberId: string): string {
  return `/api/newsletter/unsubscribe?token=${signedId(secrets, use, subscriberId)}`;
}
