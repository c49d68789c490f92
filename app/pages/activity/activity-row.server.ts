import { calendarAddress } from "#app/shell/event/calendar-address.ts";
import type { ActivitySummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { unphrased } from "#app/shell/phrases.ts";
import { boundsOf, type EventStatus } from "#domain/content/schema";
import { languages, type Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";

export type ActivityRow = ReturnType<typeof activityRow>;

/** An event with its times as the clocks of its place show them. */
export function activityRow(language: Language, event: ActivitySummary, status: EventStatus, copy: Pick<Copy, "sectors" | "calendarOf">) {
  const entry = localiseEntry<ActivitySummary>(language, event);
  const { start, end } = boundsOf(event);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languages[language].tag, { ...options, timeZone: event.timeZone });
  const isLong = event.start.slice(0, 10) !== event.end.slice(0, 10);
  const clock = { hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  return {
    id: entry.id,
    month: format({ month: "long", year: "numeric" }).format(start),
    weekday: format({ weekday: "long" }).format(start),
    dayNumber: String(Number(event.start.slice(8, 10))),
    until: isLong ? format({ day: "numeric", month: "short" }).format(end) : undefined,
    when: format(isLong ? { ...day, ...clock } : clock).formatRange(start, end),
    startsAt: start.toISOString(),
    title: entry.title,
    lead: entry.lead,
    place: entry.place,
    online: entry.online,
    sector: copy.sectors[entry.sector],
    ongoing: status === "ongoing",
    calendar: status === "finished" ? undefined : { address: calendarAddress(language, entry.id), name: copy.calendarOf.replace("{title}", unphrased(entry.title)) },
    example: entry.sample === true,
    lang: entry.lang === languages[language].tag ? undefined : entry.lang,
  };
}

/** Events under the months in which they begin, in their order. */
export function byMonth(rows: readonly ActivityRow[]): { month: string; rows: ActivityRow[] }[] {
  return Array.from(Map.groupBy(rows, ({ month }) => month), ([month, ofMonth]) => ({ month, rows: ofMonth }));
}
