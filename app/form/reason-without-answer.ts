import type { Reason } from "#i18n/messages/index.ts";

/** Node's errors of a connection that was never made. */
const unconnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

/** Whether the browser knows that it has no network. A server never says so. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * The error code of a call to which the API gave no answer: nothing came, or what a proxy says in its place. Only where nothing
 * can have been sent it is `unreachable`.
 *
 * @param wasOffline whether there was no network before the call was made
 */
export function reasonWithoutAnswer(error: unknown, wasOffline: boolean): Extract<Reason, "unreachable" | "unanswered"> {
  return wasOffline || isUnconnected(error) ? "unreachable" : "unanswered";
}

function isUnconnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && unconnected.has(String(cause.code));
}
