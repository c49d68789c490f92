import { formatClockRange, isOnOneDay, formatLongRange, displayTimeZoneOf } from "#app/features/event/event-times.ts";
import type { ActivitySummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { removeLineBreakMarks } from "#app/page/line-breaks.ts";
import { eventBounds } from "#domain/content/schema";
import { eventAddress } from "#domain/feeds/schema";
import { joinDateParts } from "#i18n/format-time.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export type ActivityRow = ReturnType<typeof activityRow>;

/** Formats an event in the time zone of its place; an online event in the time zone of the page's language. */
export function activityRow(language: Language, event: ActivitySummary, copy: Pick<Copy, "sectors" | "calendarOf">) {
  const entry = localiseEntry<ActivitySummary>(language, event);
  const { start, end } = eventBounds(event);
  const { tag } = languages[language];
  const { status } = event;
  const timeZone = displayTimeZoneOf(language, event);
  const format = (options: Intl.DateTimeFormatOptions, moment: Date) =>
    joinDateParts(language, new Intl.DateTimeFormat(tag, { ...options, timeZone }).formatToParts(moment));
  const isLong = !isOnOneDay(timeZone, start, end);
  return {
    id: entry.id,
    month: format({ month: "long", year: "numeric" }, start),
    weekday: format({ weekday: "long" }, start),
    dayNumber: new Intl.DateTimeFormat("en", { day: "numeric", timeZone }).format(start),
    until: isLong ? format({ day: "numeric", month: "short" }, end) : undefined,
    when: isLong ? formatLongRange(language, timeZone, start, end) : formatClockRange(language, timeZone, start, end),
    startsAt: start.toISOString(),
    title: entry.title,
    lead: entry.lead,
    place: entry.place,
    sector: copy.sectors[entry.sector],
    ongoing: status === "ongoing",
    calendar:
      status === "finished"
        ? undefined
        : {
            address: eventAddress(language, "activity", entry.id),
            name: fillPlaceholders(copy.calendarOf, { title: removeLineBreakMarks(entry.title) }),
          },
    example: entry.sample === true,
    lang: entry.lang,
  };
}

export function groupByMonth(rows: readonly ActivityRow[]): { month: string; rows: ActivityRow[] }[] {
  return Array.from(
    Map.groupBy(rows, ({ month }) => month),
    ([month, monthRows]) => ({ month, rows: monthRows }),
  );
}
