import { pino, stdTimeFunctions, type DestinationStream } from "pino";
import { describeError } from "./describe-error.ts";
import type { Log } from "./log.ts";

export { safeMessage } from "./describe-error.ts";
export type { Fields, Log } from "./log.ts";
export { logSample } from "./log-sample.ts";

export function createLog(destination?: DestinationStream): Log {
  const options = { base: null, timestamp: stdTimeFunctions.isoTime, messageKey: "event", serializers: { err: describeError } };
  const logger = pino(options, destination);
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, error, fields = {}) => logger.error({ ...fields, err: error }, event),
  };
}
