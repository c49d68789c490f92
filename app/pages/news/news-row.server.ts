import type { NewsSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";

export type NewsRow = ReturnType<typeof newsRow>;
export type LeadStory = ReturnType<typeof leadStory>;

export function newsRow(language: Language, news: NewsSummary) {
  const entry = localiseEntry(language, news);
  return {
    id: entry.id,
    day: entry.date,
    date: formatDay(language, entry.date),
    title: entry.title,
    lead: entry.lead,
    lang: entry.lang,
    example: entry.sample === true,
  };
}

/** The newest item is the only one with an image. */
export function leadStory(page: EntryPage, news: NewsSummary) {
  const { pictureAlt } = localiseEntry(page.language, news);
  return { ...newsRow(page.language, news), picture: entryPicture(page, "half", news.picture), pictureAlt };
}
