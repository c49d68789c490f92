import { idOf, signedId, type Secrets } from "#platform/secrets";

/**
 * Purpose of the unsubscribe token, which every mail to a subscriber contains. The token is computed, not stored,
 * because each issue needs it again.
 */
const use = "newsletter.unsubscribe";

/** Subscriber of a token; `undefined` if it is forged. */
export function subscriberOf(secrets: Secrets, token: string): string | undefined {
  return idOf(secrets, use, token);
}

export function unsubscribePath(secrets: Secrets, subscriberId: string): string {
  return `/api/newsletter/unsubscribe?token=${signedId(secrets, use, subscriberId)}`;
}
