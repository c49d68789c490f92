import * as v from "valibot";
import { isTimeZone } from "#i18n/zoned-time.ts";
import { boundsOf, eventStatus, eventStatuses, type EventStatus, type EventTimes } from "../event-status.ts";
import type { Collection } from "./collection.ts";

export const timeZone = v.pipe(v.string(), v.check(isTimeZone, "the name of a time zone, such as Europe/Paris"));

/** Both are written alike and hold in one zone, so that the texts can be compared; an event of one day starts and ends on it. */
export function isOrdered({ start, end }: Pick<EventTimes, "start" | "end">): boolean {
  return start.includes("T") ? start < end : start <= end;
}

export const orderMessage = "ends before it starts";

const msPerMinute = 60_000;

/** What an event is at the moment. */
export type TimedOfEvent = { status: EventStatus };

/** In the order of their beginnings, each with its status. */
export const eventCollection = {
  position: (data) => Math.floor(boundsOf(data as EventTimes).start.getTime() / msPerMinute),
  timed: {
    schema: { status: v.picklist(eventStatuses) },
    of: (data, now): TimedOfEvent => ({ status: eventStatus(data as EventTimes, now) }),
  },
} satisfies Partial<Collection>;
