import * as v from "valibot";
import { isTimeZone } from "#i18n/zoned-time.ts";
import { boundsOf, type EventTimes } from "../event-status.ts";

export const timeZone = v.pipe(v.string(), v.check(isTimeZone, "the name of a time zone, such as Europe/Paris"));

/** For the schema of what has a start and an end. */
export const endsAfterStart = v.check<EventTimes, string>((event) => boundsOf(event).end > boundsOf(event).start, "ends after it starts");

const msPerMinute = 60_000;

/** The order of events: by their beginnings. */
export function positionOfStart(data: unknown): number {
  return Math.floor(boundsOf(data as EventTimes).start.getTime() / msPerMinute);
}
