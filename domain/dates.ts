import * as v from "valibot";
import { minuteMs } from "#i18n/day.ts";
import { because } from "./fields.ts";

/** Years that anything here can be about. PostgreSQL has no year 0, and its range ends elsewhere than JavaScript's. */
const years = { first: 1900, last: 2199 };

/** Whether a text begins with a day that exists, as YYYY-MM-DD. JavaScript reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  const day = text.slice(0, 10);
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** The same, within the years that anything can be about. */
export function isKnownDay(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return isDay(text) && year >= years.first && year <= years.last;
}

/**
 * RFC 3339, and what ISO 8601 lets programs leave out: the seconds, the minutes of an offset. A plus sign that was not
 * encoded in a query arrives as a blank.
 */
const momentPattern =
  /^(?<day>\d{4}-\d\d-\d\d)[Tt ](?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d|60)(?:\.(?<fraction>\d+))?)?(?: ?[Zz]|(?<sign> ?[+-]| )(?<hours>[01]\d|2[0-3])(?::?(?<minutes>[0-5]\d))?)$/;

/** Reads a moment to the millisecond; nothing where its day, time or leap second does not exist. */
export function readMoment(text: string): Date | undefined {
  const parts = momentPattern.exec(text)?.groups;
  if (!parts?.day || !isDay(parts.day)) return undefined;
  const { day, hour, minute, second = "00", fraction = "", sign, hours = "0", minutes = "0" } = parts;
  const isLeap = second === "60";
  const shown = Date.parse(`${day}T${hour}:${minute}:${isLeap ? "59" : second}.${fraction.slice(0, 3).padEnd(3, "0")}Z`);
  const offset = (Number(hours) * 60 + Number(minutes)) * minuteMs * (sign?.includes("-") ? -1 : 1);
  const at = new Date(shown - offset);
  if (!isLeap) return at;
  // A leap second is the last one of a month in UTC; JavaScript counts it as the first of the next.
  const next = new Date(Math.floor(at.getTime() / 1000) * 1000 + 1000);
  return next.toISOString().endsWith("-01T00:00:00.000Z") ? next : undefined;
}

/** A day by the calendar, such as 2026-05-01. */
export function day() {
  return v.pipe(
    v.string(because("required")),
    v.isoDate(because("noSuchDate")),
    v.check((text) => isKnownDay(text), because("noSuchDate")),
  );
}

/** A moment with its offset from UTC, such as 2026-05-01T12:00:00Z or 2026-05-01T14:00:00.25+02:00. */
export function moment() {
  return v.pipe(
    v.string(because("required")),
    v.check((text) => isKnownDay(text) && readMoment(text) !== undefined, because("noSuchDate")),
    v.transform((text) => readMoment(text)!),
  );
}

/** The same as a text in UTC. */
export function momentText() {
  return v.pipe(
    moment(),
    v.transform((at) => at.toISOString()),
  );
}
