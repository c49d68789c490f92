import { parseZonedTime } from "#i18n/zoned-time.ts";
import { dayMs } from "#i18n/day.ts";

export const eventStatuses = ["upcoming", "ongoing", "finished"] as const;
export type EventStatus = (typeof eventStatuses)[number];
/** Times are local date-times (`2026-11-24T14:00`) or days (`2026-11-24`); the last day is included. */
export type EventTimes = { start: string; end: string; timeZone: string };

/** Returns the moments at which the status changes: the start, and the first moment after the end. */
export function eventBounds({ start, end, timeZone }: EventTimes): { start: Date; end: Date } {
  if (start.includes("T")) return { start: parseZonedTime(start, timeZone), end: parseZonedTime(end, timeZone) };
  const dayAfter = new Date(Date.parse(end) + dayMs).toISOString().slice(0, 10);
  return { start: parseZonedTime(`${start}T00:00`, timeZone), end: parseZonedTime(`${dayAfter}T00:00`, timeZone) };
}

export function eventStatus(event: EventTimes, now: Date): EventStatus {
  const { start, end } = eventBounds(event);
  if (now < start) return "upcoming";
  return now < end ? "ongoing" : "finished";
}

/** Returns the next moment at which the status of an event changes; `undefined` when all are over. */
export function nextStatusChange(events: readonly EventTimes[], now: Date): Date | undefined {
  const moments = events.flatMap((event) => Object.values(eventBounds(event))).filter((moment) => moment > now);
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : undefined;
}
