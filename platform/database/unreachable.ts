import { setTimeout as pause } from "node:timers/promises";
import { causesOf, codeOf, messageOf } from "#platform/failures";
import { logSample, type Fields, type Log } from "#platform/log";

/** Of the network, and PostgreSQL's classes 08 (connection), 28 (user), 3D (database), 53 (no room), 57P (shut down or starting). */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|(08|28|3D|53)...|57P..)$/;
/** What the driver says without a code, of a connection that ended or could not be had; whoever asked it may have added who that was. */
const messages =
  /^Connection terminated|^timeout (expired|exceeded when trying to connect)\b|not queryable\b|after calling end on the pool\b/;
/** The database exists and lets nobody in; other objects have that code too. */
const closedDatabase = { code: "55000", message: /is not currently accepting connections\b/ };

const timedOut = "57014";

/** Whether a query failed because the database cannot be had now, and not because of what it asked. */
export function isUnreachable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const [code = "", message] = [codeOf(cause), messageOf(cause)];
    return codes.test(code) || messages.test(message) || (code === closedDatabase.code && closedDatabase.message.test(message));
  });
}

const retryMs = 200;

/**
 * Repeats work while the database is away. Use it to record an effect outside the database that must not be repeated.
 *
 * @throws what the work throws, if that is no outage or `closing` is aborted
 */
export async function untilReachable<Result>(work: () => Promise<Result>, closing: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (closing.aborted || !isUnreachable(error)) throw error;
      // `closing` ends the pause, and one last try follows.
      await pause(retryMs, undefined, { signal: closing }).catch(() => {});
    }
  }
}

/** Logs that the database is away: every call and job fails of it, so that most of them are only counted. */
export function logAway(log: Log, fields: Fields): void {
  logSample(log, { level: "warn", event: "database.away", fields });
}

/** Logs why work failed that is done again later. While the database cannot be reached, that is a warning and not an error. */
export function logFailure(log: Log, event: string, error: unknown, fields: Fields = {}): void {
  if (isUnreachable(error)) logAway(log, { ...fields, work: event });
  else log.error(event, error, fields);
}

/** Whether the database gave a query up, because it took longer than its session's `statement_timeout`. */
export function isTimedOut(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === timedOut);
}
