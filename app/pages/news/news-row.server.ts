import type { NewsSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { formatDay } from "#i18n/format.ts";

export type NewsRow = ReturnType<typeof newsRow>;

export function newsRow(page: EntryPage, news: NewsSummary) {
  const { language } = page;
  const entry = localiseEntry(language, news);
  return {
    id: entry.id,
    day: entry.date,
    date: formatDay(language, entry.date),
    title: entry.title,
    lead: entry.lead,
    lang: entry.lang,
    example: entry.sample === true,
    picture: entryPicture(page, "half", entry.picture),
    pictureAlt: entry.pictureAlt,
  };
}
