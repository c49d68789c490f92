import type { Fields, Log } from "./log.ts";

type Line = {
  level: "info" | "warn";
  event: string;
  fields: Fields;
  /** Fields that identify events to count together; the line with the count contains them. */
  kind?: Fields;
};

const minuteMs = 60_000;
const countsByLog = new WeakMap<Log, Map<string, number>>();

/**
 * Logs an event that one cause can produce thousands of times: writes the first of its kind within a minute, and at the end of the
 * minute the number of the others as `<event>More`.
 */
export function logSample(log: Log, { level, event, fields, kind = {} }: Line): void {
  const counts = countsByLog.get(log) ?? new Map<string, number>();
  countsByLog.set(log, counts);
  const key = JSON.stringify([event, kind]);
  const more = counts.get(key);
  counts.set(key, more === undefined ? 0 : more + 1);
  if (more !== undefined) return;
  log[level](event, fields);
  setTimeout(() => {
    const times = counts.get(key);
    counts.delete(key);
    if (times) log[level](`${event}More`, { ...kind, times });
  }, minuteMs).unref();
}
