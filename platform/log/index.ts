import { DrizzleQueryError } from "drizzle-orm";
import { pino, stdTimeFunctions, type DestinationStream } from "pino";
import { codeOf, constraintOf, messageOf } from "#platform/failures";

export type Fields = Record<string, unknown>;

/** One line of JSON for each event; `event` is a stable name such as `request.failed`. */
export type Log = {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
};

export function createLog(destination?: DestinationStream): Log {
  const logger = pino({ base: null, timestamp: stdTimeFunctions.isoTime, messageKey: "event" }, destination);
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, error, fields = {}) => logger.error({ ...fields, err: withoutValues(error) }, event),
  };
}

/** A query that failed, without the values that it was about: a log is no place for what people typed. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  return Object.assign(new Error(`${error.cause ? messageOf(error.cause) : "Failed query"}: ${error.query}`), {
    code: codeOf(error.cause),
    constraint: constraintOf(error.cause),
    stack: error.stack?.replace(error.message, ""),
  });
}
