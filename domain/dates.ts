import * as v from "valibot";
import { minuteMs } from "#i18n/day.ts";
import { errorCode } from "./fields.ts";

/** Supported years. PostgreSQL has no year 0, and its range differs from JavaScript's. */
const years = { first: 1900, last: 2199 };

/** Whether a text begins with an existing day as YYYY-MM-DD. `Date` would read 30 February as 2 March. */
export function isDay(text: string): boolean {
  const day = text.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

export function isSupportedDay(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return isDay(text) && year >= years.first && year <= years.last;
}

/**
 * RFC 3339, but seconds and minutes of the offset are optional as in ISO 8601. The offset may begin with a space, which
 * is an unencoded plus sign of a query string.
 */
const momentPattern =
  /^(?<day>\d{4}-\d\d-\d\d)[Tt ](?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d|60)(?:\.(?<fraction>\d+))?)?(?: ?[Zz]|(?<sign> ?[+-]| )(?<hours>[01]\d|2[0-3])(?::?(?<minutes>[0-5]\d))?)$/;

/** Parses a moment with millisecond precision; `undefined` if its day, time or leap second does not exist. */
export function parseMoment(text: string): Date | undefined {
  const parts = momentPattern.exec(text)?.groups;
  if (!parts?.day || !isDay(parts.day)) return undefined;
  const { day, hour, minute, second = "00", fraction = "", sign, hours = "0", minutes = "0" } = parts;
  const isLeap = second === "60";
  const localMs = Date.parse(`${day}T${hour}:${minute}:${isLeap ? "59" : second}.${fraction.slice(0, 3).padEnd(3, "0")}Z`);
  const offset = (Number(hours) * 60 + Number(minutes)) * minuteMs * (sign?.includes("-") ? -1 : 1);
  const instant = new Date(localMs - offset);
  if (!isLeap) return instant;
  // A leap second is the last one of a UTC month; JavaScript represents it as the first second of the next.
  const next = new Date(Math.floor(instant.getTime() / 1000) * 1000 + 1000);
  return next.toISOString().endsWith("-01T00:00:00.000Z") ? next : undefined;
}

export function day() {
  return v.pipe(
    v.string(errorCode("required")),
    v.isoDate(errorCode("noSuchDate")),
    v.check((text) => isSupportedDay(text), errorCode("noSuchDate")),
  );
}

/** Moment with its UTC offset, such as 2026-05-01T12:00:00Z or 2026-05-01T14:00:00.25+02:00. */
export function moment() {
  return v.pipe(
    v.string(errorCode("required")),
    v.check((text) => isSupportedDay(text) && parseMoment(text) !== undefined, errorCode("noSuchDate")),
    v.transform((text) => parseMoment(text)!),
  );
}

/** Moment as an ISO string in UTC. */
export function momentText() {
  return v.pipe(
    moment(),
    v.transform((at) => at.toISOString()),
  );
}
