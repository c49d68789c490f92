import { pictureOf } from "#app/assets/pictures.server.ts";
import type { NewsItem, NewsSummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { formatDay } from "#i18n/format.ts";
import { languages, type Language } from "#i18n/languages.ts";

const nextReadsShown = 2;

export function articleView(language: Language, item: NewsItem) {
  const { title, lead, body, sources, pictureAlt, date, picture, sample, lang } = localiseEntry(language, item);
  return {
    title,
    lead,
    body,
    sources,
    pictureAlt,
    day: date,
    date: formatDay(language, date),
    picture: pictureOf("half", picture),
    lang: lang === languages[language].tag ? undefined : lang,
    example: sample === true,
  };
}

/** The newest other stories. */
export function nextReads(language: Language, id: string, newest: readonly NewsSummary[]) {
  return newest
    .filter((news) => news.id !== id)
    .slice(0, nextReadsShown)
    .map((news) => {
      const entry = localiseEntry(language, news);
      return {
        id: entry.id,
        title: entry.title,
        day: entry.date,
        date: formatDay(language, entry.date),
        lang: entry.lang === languages[language].tag ? undefined : entry.lang,
      };
    });
}

export type NextRead = ReturnType<typeof nextReads>[number];
