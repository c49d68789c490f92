import { boundsOf, type EventTimes } from "#domain/content/schema";
import { joinClock } from "#i18n/clock.ts";
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
  if (event.start.slice(0, 10) !== event.end.slice(0, 10)) return longRange(language, timeZone, start, end);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone }).format(start);
  return `${day}${traits[language].listComma}${clockRange(language, timeZone, start, end)} ${zoneName(tag, timeZone, start)}`;
}

/** Two figures for the hour, but for a clock of twelve: nobody writes 09:00 AM. */
function clockOf(tag: string) {
  const { hour12 } = new Intl.DateTimeFormat(tag, { hour: "numeric" }).resolvedOptions();
  return { hour: hour12 ? "numeric" : "2-digit", minute: "2-digit" } as const;
}

export function clockRange(language: Language, timeZone: string, start: Date, end: Date): string {
  const { tag } = languages[language];
  return joinClock(language, new Intl.DateTimeFormat(tag, { ...clockOf(tag), timeZone }).formatRangeToParts(start, end));
}

/** Both ends in full: Intl's own ranges become figures and slashes in Chinese. The clocks may change between them. */
export function longRange(language: Language, timeZone: string, start: Date, end: Date): string {
  const { tag } = languages[language];
  const format = new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long", ...clockOf(tag), timeZone });
  const [zone, lastZone] = [zoneName(tag, timeZone, start), zoneName(tag, timeZone, end)];
  const written = (moment: Date) => joinClock(language, format.formatToParts(moment));
  return `${written(start)}${zone === lastZone ? "" : ` ${zone}`} – ${written(end)} ${lastZone}`;
}

export function zoneName(tag: string, timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "short" }).formatToParts(moment);
  return parts.flatMap(({ type, value }) => (type === "timeZoneName" ? value : [])).join("");
}
