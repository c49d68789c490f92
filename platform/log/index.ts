import { pino, stdTimeFunctions, type DestinationStream } from "pino";
import { describeError } from "./describe-error.ts";

export { safeMessage } from "./describe-error.ts";
export { logSample } from "./sample-line.ts";

export type Fields = Record<string, unknown>;

/** Writes one line of JSON per event; `event` is a stable name such as `request.failed`. */
export type Log = {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
};

export function createLog(destination?: DestinationStream): Log {
  const options = { base: null, timestamp: stdTimeFunctions.isoTime, messageKey: "event", serializers: { err: describeError } };
  const logger = pino(options, destination);
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, error, fields = {}) => logger.error({ ...fields, err: error }, event),
  };
}
