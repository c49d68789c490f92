import * as v from "valibot";
import { isTimeZone } from "#i18n/zoned-time.ts";
import { boundsOf, type EventTimes } from "../event-status.ts";

export const timeZone = v.pipe(v.string(), v.check(isTimeZone, "the name of a time zone, such as Europe/Paris"));

/** Both are written alike and hold in one zone, so that the texts can be compared; an event of one day starts and ends on it. */
export function isOrdered({ start, end }: Pick<EventTimes, "start" | "end">): boolean {
  return start.includes("T") ? start < end : start <= end;
}

export const orderMessage = "ends before it starts";

const msPerMinute = 60_000;

/** The order of events: by their beginnings. */
export function positionOfStart(data: unknown): number {
  return Math.floor(boundsOf(data as EventTimes).start.getTime() / msPerMinute);
}
