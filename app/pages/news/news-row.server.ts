import { pictureOf } from "#app/assets/pictures.server.ts";
import type { NewsSummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
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

/** The newest story, which alone is shown with its picture. */
export function leadStory(language: Language, news: NewsSummary) {
  const { pictureAlt } = localiseEntry(language, news);
  return { ...newsRow(language, news), picture: pictureOf("half", news.picture), pictureAlt };
}
