import * as v from "valibot";
import { eventBounds, eventStatus, eventStatuses, type EventStatus, type EventTimes } from "../event-status.ts";
import * as field from "../fields/kinds.ts";

export const startLabel = { en: "Start", fr: "Début", de: "Beginn", cn: "开始" };
export const endLabel = { en: "End", fr: "Fin", de: "Ende", cn: "结束" };

export const timeZone = field.timeZone({ label: { en: "Time zone", fr: "Fuseau horaire", de: "Zeitzone", cn: "时区" }, list: true });

const msPerMinute = 60_000;

export type TimedOfEvent = { status: EventStatus };

export const eventOrder = {
  position: (event: EventTimes) => Math.floor(eventBounds(event).start.getTime() / msPerMinute),
  // Start and end have the same format and time zone, so comparing the strings is enough. A one-day event starts and
  // ends on the same day.
  rule: {
    holds: ({ start, end }: EventTimes) => (start.includes("T") ? start < end : start <= end),
    message: "ends before it starts",
  },
  timed: {
    schema: { status: v.picklist(eventStatuses) },
    of: (event: EventTimes, now: Date): TimedOfEvent => ({ status: eventStatus(event, now) }),
  },
};
