import { dayMs, minuteMs } from "./day.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** An area and a place of the IANA time zone database, such as `America/Argentina/Buenos_Aires`. */
const zoneName = /^[A-Z][A-Za-z]+(\/[A-Z][\w+-]*){1,2}$/;

/**
 * Whether this is the IANA name of a time zone, old or new: `Asia/Calcutta` as well as `Asia/Kolkata`, or `UTC`. Offsets such
 * as `+05:30` and short names such as `EST` are none: calendar programs do not know the ones and disagree on the others.
 */
export function isTimeZone(name: string): boolean {
  if (name === "UTC") return true;
  if (!zoneName.test(name)) return false;
  try {
    const { timeZone } = clockOf(name).resolvedOptions();
    // Intl takes any letter case, calendar programs only the right one.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/**
 * The moment at which the clocks of a time zone show a local date-time (`2026-11-24T14:00`). Of an hour that comes twice
 * it is the first; an hour that is skipped counts on from the time before.
 */
export function momentOf(local: string, timeZone: string): Date {
  const shown = Date.parse(`${local}Z`);
  const [before, after] = [offsetAt(shown - dayMs, timeZone), offsetAt(shown + dayMs, timeZone)];
  const isRight = (offset: number) => offsetAt(shown - offset, timeZone) === offset;
  return new Date(shown - (!isRight(before) && isRight(after) ? after : before));
}

/** A moment as the clocks of a time zone show it, with how far they are ahead of UTC: `2026-11-24T14:00:00+01:00`. */
export function zonedText(moment: Date, timeZone: string): string {
  const offset = offsetAt(moment.getTime(), timeZone);
  const shown = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  return shown + offsetText(offset, ":");
}

/** Hours and minutes of an offset with its sign, as `+0100`. */
export function offsetText(offset: number, between = ""): string {
  const minutes = Math.abs(offset) / minuteMs;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(minutes / 60)}${between}${two(minutes % 60)}`;
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shown - Math.floor(moment / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numeric = "numeric" as const;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  clocks.set(timeZone, clock);
  return clock;
}
