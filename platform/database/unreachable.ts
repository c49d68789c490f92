import { setTimeout as pause } from "node:timers/promises";
import { causesOf, codeOf, messageOf } from "#platform/failures";
import { logSample, type Fields, type Log } from "#platform/log";

/**
 * Error codes of the network, and SQLSTATE classes 08 (connection), 28 (user), 3D (database), 53 (resources), 57P (shutdown or
 * startup).
 */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|(08|28|3D|53)...|57P..)$/;
/**
 * Messages of the driver that have no code, about a connection that ended or was refused. Anchored at the start because callers may
 * append text.
 */
const messages =
  /^Connection terminated|^timeout (expired|exceeded when trying to connect)\b|not queryable\b|after calling end on the pool\b/;
/** The database exists but refuses connections. Other errors have this SQLSTATE too. */
const closedDatabase = { code: "55000", message: /is not currently accepting connections\b/ };

const timedOut = "57014";

/** Whether a query failed because the database is not reachable now, and not because of the query itself. */
export function isUnreachable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const [code = "", message] = [codeOf(cause), messageOf(cause)];
    return codes.test(code) || messages.test(message) || (code === closedDatabase.code && closedDatabase.message.test(message));
  });
}

const retryMs = 200;

/**
 * Repeats work while the database is unreachable. Use it to record an effect outside the database that must not be repeated.
 *
 * @throws the error of the work, if it is no outage, or if `closing` is aborted
 */
export async function untilReachable<Result>(work: () => Promise<Result>, closing: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (closing.aborted || !isUnreachable(error)) throw error;
      // Aborting `closing` ends the pause, and one last attempt follows.
      await pause(retryMs, undefined, { signal: closing }).catch(() => {});
    }
  }
}

/** Logs that the database is unreachable. Every call and job fails meanwhile, so the log event is sampled. */
export function logAway(log: Log, fields: Fields): void {
  logSample(log, { level: "warn", event: "database.away", fields });
}

/** Logs the failure of work that is retried later. While the database is unreachable, that is a warning and not an error. */
export function logFailure(log: Log, event: string, error: unknown, fields: Fields = {}): void {
  if (isUnreachable(error)) logAway(log, { ...fields, work: event });
  else log.error(event, error, fields);
}

/** Whether the database cancelled a query that took longer than `statement_timeout`. */
export function isTimedOut(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === timedOut);
}
