import { dayMs, minuteMs } from "./day.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Area and place, such as `America/Argentina/Buenos_Aires`. */
const zoneName = /^[A-Z][A-Za-z]+(\/[A-Z][\w+-]*){1,2}$/;

/**
 * Accepts current and former IANA time zone names, such as `Asia/Calcutta` and `Asia/Kolkata`, and `UTC`. Rejects offsets, which
 * calendar programs do not know, and abbreviations such as `EST`, which they interpret differently.
 */
export function isTimeZone(name: string): boolean {
  if (name === "UTC") return true;
  if (!zoneName.test(name)) return false;
  try {
    const { timeZone } = clockOf(name).resolvedOptions();
    // Intl accepts any letter case, calendar programs only the exact one.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/**
 * Converts a local date-time (`2026-11-24T14:00`) of a zone. A repeated hour is its first occurrence; a skipped hour continues with
 * the offset before the change.
 */
export function parseZonedTime(local: string, timeZone: string): Date {
  const localMs = Date.parse(`${local}Z`);
  const [before, after] = [offsetAt(localMs - dayMs, timeZone), offsetAt(localMs + dayMs, timeZone)];
  const isConsistent = (offset: number) => offsetAt(localMs - offset, timeZone) === offset;
  return new Date(localMs - (!isConsistent(before) && isConsistent(after) ? after : before));
}

/** Formats a time in a zone with its UTC offset: `2026-11-24T14:00:00+01:00`. */
export function formatZonedTime(moment: Date, timeZone: string): string {
  const offset = offsetAt(moment.getTime(), timeZone);
  const localText = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  return localText + formatOffset(offset, ":");
}

/** Formats an offset in milliseconds as hours and minutes with sign, such as `+0100`. */
export function formatOffset(offset: number, between = ""): string {
  const minutes = Math.abs(offset) / minuteMs;
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(minutes / 60)}${between}${two(minutes % 60)}`;
}

/** In milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (partType: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === partType)?.value);
  const localMs = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return localMs - Math.floor(moment / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
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
