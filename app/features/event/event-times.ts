import { eventBounds, type EventTimes } from "#domain/content/schema";
import { markets } from "#domain/markets/schema";
import { joinDateParts } from "#i18n/format-time.ts";
import { formatDayRange } from "#i18n/format.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { formatInBrackets, traits } from "#i18n/traits.ts";

/** `online`: only events have it; trade fairs take place on site. */
type Event = EventTimes & { online?: boolean };

/** Returns the time zone in which a page shows an event: that of its place, or of the page's market if it is online. */
export function displayTimeZoneOf(language: Language, { timeZone, online }: Pick<Event, "timeZone" | "online">): string {
  return online ? markets[language].timeZone : timeZone;
}

/** Formats the time of an event: its days, or its hours in the displayed time zone. */
export function formatEventTime(language: Language, event: Event): string {
  const { tag } = languages[language];
  if (!event.start.includes("T")) {
    return formatDayRange(language, [new Date(event.start), new Date(event.end)]);
  }
  const timeZone = displayTimeZoneOf(language, event);
  const { start, end } = eventBounds(event);
  if (!isOnOneDay(timeZone, start, end)) return formatLongRange(language, timeZone, start, end);
  const day = joinDateParts(language, new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone }).formatToParts(start));
  return day + traits[language].listComma + formatClockRange(language, timeZone, start, end);
}

export function isOnOneDay(timeZone: string, start: Date, end: Date): boolean {
  const format = new Intl.DateTimeFormat("en", { dateStyle: "short", timeZone });
  return format.format(start) === format.format(end);
}

/** Two-digit hours, except with a 12-hour clock. */
function clockOf(tag: string) {
  const { hour12 } = new Intl.DateTimeFormat(tag, { hour: "numeric" }).resolvedOptions();
  return { hour: hour12 ? "numeric" : "2-digit", minute: "2-digit" } as const;
}

export function formatClockRange(language: Language, timeZone: string, start: Date, end: Date): string {
  const { tag } = languages[language];
  const format = new Intl.DateTimeFormat(tag, { ...clockOf(tag), timeZone });
  return joinDateParts(language, format.formatRangeToParts(start, end)) + zoneAfter(language, timeZone, start);
}

/** Formats both ends in full: `Intl` formats ranges in Chinese with slashes. The UTC offset may change between them. */
export function formatLongRange(language: Language, timeZone: string, start: Date, end: Date): string {
  const { tag } = languages[language];
  const format = new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long", ...clockOf(tag), timeZone });
  const [zone, lastZone] = [zoneAfter(language, timeZone, start), zoneAfter(language, timeZone, end)];
  const written = (moment: Date) => joinDateParts(language, format.formatToParts(moment));
  return `${written(start)}${zone === lastZone ? "" : zone} – ${written(end)}${lastZone}`;
}

/** Returns the short name of a time zone, or its long name if the short one is only an offset such as GMT+1. */
function zoneAfter(language: Language, timeZone: string, moment: Date): string {
  const nameIn = (timeZoneName: "short" | "longGeneric") =>
    new Intl.DateTimeFormat(languages[language].tag, { timeZone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const short = nameIn("short");
  return /\d/.test(short) ? formatInBrackets(language, nameIn("longGeneric")) : ` ${short}`;
}
