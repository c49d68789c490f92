import { pictureOf } from "#app/assets/pictures.server.ts";
import type { Copy } from "#app/shell/article/copy/fr.ts";
import type { BlogSummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { formatDay, formatNumber } from "#i18n/format.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

export type BlogRow = ReturnType<typeof blogRow>;

export function blogRow(language: Language, article: BlogSummary, topicNames: Copy["topics"]) {
  const entry = localiseEntry(language, article);
  return {
    to: localPath(language, `/explore/blog/${entry.id}`),
    minutes: formatNumber(language, entry.minutes),
    day: entry.date,
    date: formatDay(language, entry.date),
    title: entry.title,
    lead: entry.lead,
    topics: entry.topics.map((topic) => topicNames[topic]),
    picture: pictureOf("half", entry.picture),
    lang: entry.lang === languages[language].tag ? undefined : entry.lang,
    example: entry.sample === true,
  };
}
