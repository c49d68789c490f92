import * as v from "valibot";
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

/** Whether a text is a moment of a day that exists, which JavaScript can read. */
export const isMoment = (text: string) => isDay(text) && !Number.isNaN(Date.parse(text));

/** A day by the calendar, such as 2026-05-01. */
export function day() {
  return v.pipe(
    v.string(because("required")),
    v.isoDate(because("noSuchDate")),
    v.check((text) => isKnownDay(text), because("noSuchDate")),
  );
}

/** A moment with its time zone, such as 2026-05-01T12:00:00Z. */
export function momentText() {
  return v.pipe(
    v.string(because("required")),
    v.isoTimestamp(because("noSuchDate")),
    v.check((text) => isKnownDay(text) && isMoment(text), because("noSuchDate")),
  );
}

/** The same as a `Date`. */
export function moment() {
  return v.pipe(
    momentText(),
    v.transform((text) => new Date(text)),
  );
}
