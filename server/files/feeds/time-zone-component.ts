import { offsetAt, formatOffset } from "#i18n/zoned-time.ts";
import { dayMs, minuteMs } from "#i18n/day.ts";

/** Wide enough to include an offset change on either side, because most zones have two a year. */
const marginMs = 300 * dayMs;

/**
 * Renders the VTIMEZONE component, which RFC 5545 requires for every zone that a file names, with all offset changes around a
 * period.
 */
export function timeZoneComponent(timeZone: string, start: Date, end: Date): string {
  const from = start.getTime() - marginMs;
  const changes = changesBetween(timeZone, from, end.getTime() + marginMs);
  const offset = offsetAt(from, timeZone);
  const isKnown = changes[0] && changes[0].at <= start.getTime();
  const lines = (isKnown ? changes : [{ at: from, before: offset, after: offset }, ...changes]).flatMap(({ at, before, after }) => {
    const name = after > before ? "DAYLIGHT" : "STANDARD";
    return [
      `BEGIN:${name}`,
      `DTSTART:${stamp(at + before)}`,
      `TZOFFSETFROM:${formatOffset(before)}`,
      `TZOFFSETTO:${formatOffset(after)}`,
      `END:${name}`,
    ];
  });
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...lines, "END:VTIMEZONE"].join("\r\n");
}

function changesBetween(timeZone: string, from: number, to: number): { at: number; before: number; after: number }[] {
  const changes = [];
  for (let day = from; day < to; day += dayMs) {
    const [before, after] = [offsetAt(day, timeZone), offsetAt(day + dayMs, timeZone)];
    if (before === after) continue;
    let [low, high] = [day, day + dayMs];
    while (high - low > minuteMs) {
      const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
      if (middle === low) break;
      if (offsetAt(middle, timeZone) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: Math.floor(high / minuteMs) * minuteMs, before, after });
  }
  return changes;
}

function stamp(local: number): string {
  return new Date(local).toISOString().slice(0, 19).replace(/[-:]/g, "");
}
