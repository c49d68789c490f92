import type { Reason } from "#i18n/messages/index.ts";

/** Error codes of Node for connections that were not established. */
const connectionErrors = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

/** Whether the browser reports that it is offline. False on the server. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * Returns the error code of a call without a response of the API: `unreachable` only if nothing can have been sent, otherwise
 * `unanswered`.
 *
 * @param wasOffline whether the browser was offline before the call
 */
export function networkErrorCode(error: unknown, wasOffline: boolean): Extract<Reason, "unreachable" | "unanswered"> {
  return wasOffline || isConnectionError(error) ? "unreachable" : "unanswered";
}

function isConnectionError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && connectionErrors.has(String(cause.code));
}
