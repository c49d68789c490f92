import type { BlogItem, BlogSummary, NewsItem, NewsSummary } from "#app/page/entries.ts";
import { entryPicture } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { removeLineBreakMarks } from "#app/page/line-breaks.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { chartView } from "./chart-view.server.ts";
import type { Copy } from "./copy/fr.ts";
import { formatMessage } from "#i18n/format-message.ts";

type PageData = Pick<RequestContext, "language" | "siteUrl" | "pictures" | "reportMissing">;
type Texts = Pick<Copy, "minutes">;

/** Builds the view of an article page; `path` has no language prefix. */
export function articleView(page: PageData, item: NewsItem | BlogItem, path: string, texts: Texts) {
  const { language, siteUrl } = page;
  const { title, lead, body, sources, pictureAlt, date, minutes, picture, sample, lang } = localiseEntry<NewsItem | BlogItem>(
    language,
    item,
  );
  const address = new URL(localPath(language, path), siteUrl).href;
  return {
    title,
    lead,
    chart: chartView(language, item),
    body,
    sources,
    pictureAlt,
    day: date,
    date: formatDay(language, date),
    minutes: readingTime(language, minutes, texts),
    picture: entryPicture(page, "half", picture),
    lang,
    example: sample === true,
    address,
    mail: `mailto:?subject=${encodeURIComponent(removeLineBreakMarks(title))}&body=${encodeURIComponent(address)}`,
  };
}

export type ArticleView = ReturnType<typeof articleView>;

/** Builds the list item of an article; `section` is the path of its list. */
export function nextRead(language: Language, section: string, item: NewsSummary | BlogSummary, texts: Texts) {
  const entry = localiseEntry<NewsSummary | BlogSummary>(language, item);
  return {
    to: localPath(language, `${section}/${entry.id}`),
    title: entry.title,
    day: entry.date,
    date: formatDay(language, entry.date),
    minutes: readingTime(language, entry.minutes, texts),
    lang: entry.lang,
  };
}

export type NextRead = ReturnType<typeof nextRead>;

function readingTime(language: Language, minutes: number, texts: Texts): string {
  return formatMessage(language, texts.minutes, { minutes });
}
