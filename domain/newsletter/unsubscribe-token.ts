import { readSignedId, signedId, type Secrets } from "#platform/secrets";

/**
 * Purpose of the unsubscribe token in every mail to a subscriber. The token is computed from the id, not stored, because
 * each issue needs it again.
 */
const tokenPurpose = "newsletter.unsubscribe";

/** Returns the id of the subscriber; `undefined` if the token is forged. */
export function readUnsubscribeToken(secrets: Secrets, token: string): string | undefined {
  return readSignedId(secrets, tokenPurpose, token);
}

export function unsubscribePath(secrets: Secrets, subscriberId: string): string {
  return `/api/newsletter/unsubscribe?token=${signedId(secrets, tokenPurpose, subscriberId)}`;
}
