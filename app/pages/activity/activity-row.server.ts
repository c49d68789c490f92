import { clockRange, isOnOneDay, longRange, shownZoneOf } from "#app/features/event/event-times.ts";
import type { ActivitySummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { unphrased } from "#app/page/phrases.ts";
import { boundsOf } from "#domain/content/schema";
import { eventAddress } from "#domain/feeds/schema";
import { joinDateParts } from "#i18n/clock.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";
import { fill } from "#i18n/fill.ts";

export type ActivityRow = ReturnType<typeof activityRow>;

/** Formats an event in the time zone of its place; an online event in the time zone of the page's language. */
export function activityRow(language: Language, event: ActivitySummary, copy: Pick<Copy, "sectors" | "calendarOf">) {
  const entry = localiseEntry<ActivitySummary>(language, event);
  const { start, end } = boundsOf(event);
  const { tag } = languages[language];
  const { status } = event;
  const timeZone = shownZoneOf(language, event);
  const format = (options: Intl.DateTimeFormatOptions, moment: Date) =>
    joinDateParts(language, new Intl.DateTimeFormat(tag, { ...options, timeZone }).formatToParts(moment));
  const isLong = !isOnOneDay(timeZone, start, end);
  return {
    id: entry.id,
    month: format({ month: "long", year: "numeric" }, start),
    weekday: format({ weekday: "long" }, start),
    dayNumber: new Intl.DateTimeFormat("en", { day: "numeric", timeZone }).format(start),
    until: isLong ? format({ day: "numeric", month: "short" }, end) : undefined,
    when: isLong ? longRange(language, timeZone, start, end) : clockRange(language, timeZone, start, end),
    startsAt: start.toISOString(),
    title: entry.title,
    lead: entry.lead,
    place: entry.place,
    sector: copy.sectors[entry.sector],
    ongoing: status === "ongoing",
    calendar:
      status === "finished"
        ? undefined
        : { address: eventAddress(language, "activity", entry.id), name: fill(copy.calendarOf, { title: unphrased(entry.title) }) },
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
