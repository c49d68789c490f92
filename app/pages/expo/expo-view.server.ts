import type { ExpoSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { removeLineBreakMarks } from "#app/page/line-breaks.ts";
import { eventAddress } from "#domain/feeds/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDayRange } from "#i18n/format.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";

export type ExpoView = ReturnType<typeof expoView>;

export function expoView(page: EntryPage, expo: ExpoSummary, calendarOf: string) {
  const { language } = page;
  const entry = localiseEntry<ExpoSummary>(language, expo);
  // The dates are in UTC: the time zone of the server must not change the day.
  const [start, end] = [new Date(entry.start), new Date(entry.end)];
  const [first, last] = [start.getUTCDate(), end.getUTCDate()];
  const country = regionNames(language)(entry.country);
  return {
    id: entry.id,
    days: entry.start === entry.end ? String(first) : `${first}–${last}`,
    month: formatDayRange(language, [start, end], { month: "long", year: "numeric" }),
    range: formatDayRange(language, [start, end]),
    start: entry.start,
    title: entry.title,
    lead: entry.lead,
    place: formatPlace(language, entry.place, country),
    body: entry.body,
    picture: entryPicture(page, "half", entry.picture),
    pictureAlt: entry.pictureAlt,
    focus: page.pictures?.get(entry.picture)?.focus?.x,
    calendar: {
      address: eventAddress(language, "expo", entry.id),
      name: fillPlaceholders(calendarOf, { title: removeLineBreakMarks(entry.title) }),
    },
    ongoing: entry.status === "ongoing",
    example: entry.sample === true,
    lang: entry.lang,
  };
}
