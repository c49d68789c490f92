import { boundsOf, type EventTimes } from "#domain/content/schema";
import { formatDayRange } from "#i18n/format.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";

/** When an event is, by itself: its days, or its hours as the clocks of its place show them. */
export function whenOf(language: Language, event: EventTimes): string {
  const { tag } = languages[language];
  if (!event.start.includes("T")) {
    return formatDayRange(language, [new Date(event.start), new Date(event.end)]);
  }
  const { timeZone } = event;
  const { start, end } = boundsOf(event);
  if (event.start.slice(0, 10) !== event.end.slice(0, 10)) return longRange(tag, timeZone, start, end);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone }).format(start);
  return `${day}${traits[language].listComma}${clockRange(tag, timeZone, start, end)} ${zoneName(tag, timeZone, start)}`;
}

/** Two figures for the hour, but for a clock of twelve: nobody writes 09:00 AM. */
function clockOf(tag: string) {
  const { hour12 } = new Intl.DateTimeFormat(tag, { hour: "numeric" }).resolvedOptions();
  return { hour: hour12 ? "numeric" : "2-digit", minute: "2-digit" } as const;
}

export function clockRange(tag: string, timeZone: string, start: Date, end: Date): string {
  return new Intl.DateTimeFormat(tag, { ...clockOf(tag), timeZone }).formatRange(start, end);
}

/** Both ends in full: Intl's own ranges become figures and slashes in Chinese. The clocks may change between them. */
export function longRange(tag: string, timeZone: string, start: Date, end: Date): string {
  const format = new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long", ...clockOf(tag), timeZone });
  const [zone, lastZone] = [zoneName(tag, timeZone, start), zoneName(tag, timeZone, end)];
  return `${format.format(start)}${zone === lastZone ? "" : ` ${zone}`} – ${format.format(end)} ${lastZone}`;
}

export function zoneName(tag: string, timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "short" }).formatToParts(moment);
  return parts.flatMap(({ type, value }) => (type === "timeZoneName" ? value : [])).join("");
}
