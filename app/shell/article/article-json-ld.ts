import type { BlogItem, NewsItem } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import type { RequestContext } from "#app/shell/request-context.ts";
import { breadcrumbList } from "#app/shell/seo.ts";
import { localPath } from "#i18n/paths.ts";

type Place = {
  type: "NewsArticle" | "BlogPosting";
  /** The steps to the article: name and path without prefix. */
  home: string;
  section: { name: string; path: string };
  image: string;
};

/** Structured data of an article; samples are not true and have none. */
export function articleJsonLd(page: Pick<RequestContext, "language" | "siteUrl" | "site">, item: NewsItem | BlogItem, { type, home, section, image }: Place): object[] {
  if (item.sample) return [];
  const entry = localiseEntry(page.language, item);
  const path = `${section.path}/${entry.id}`;
  const article = {
    "@type": type,
    headline: entry.title,
    description: entry.description,
    datePublished: entry.date,
    image: new URL(image, page.siteUrl).href,
    inLanguage: entry.lang,
    timeRequired: `PT${entry.minutes}M`,
    mainEntityOfPage: new URL(localPath(page.language, path), page.siteUrl).href,
    ...(page.site.brand && { publisher: { "@type": "Organization", name: page.site.brand } }),
  };
  return [article, breadcrumbList(page, [{ name: home, path: "/" }, section, { name: entry.title, path }])];
}
