import type { NewsItem } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import type { RequestContext } from "#app/shell/request-context.ts";
import { breadcrumbList } from "#app/shell/seo.ts";
import { localPath } from "#i18n/paths.ts";

type PageData = Pick<RequestContext, "language" | "siteUrl" | "site">;

/** Structured data of an article; samples are not true and have none. */
export function articleJsonLd(page: PageData, item: NewsItem, image: string, names: { home: string; news: string }): object[] {
  if (item.sample) return [];
  const entry = localiseEntry(page.language, item);
  const path = `/explore/news/${entry.id}`;
  const article = {
    "@type": "NewsArticle",
    headline: entry.title,
    description: entry.description,
    datePublished: entry.date,
    image: new URL(image, page.siteUrl).href,
    inLanguage: entry.lang,
    mainEntityOfPage: new URL(localPath(page.language, path), page.siteUrl).href,
    ...(page.site.brand && { publisher: { "@type": "Organization", name: page.site.brand } }),
  };
  const steps = [
    { name: names.home, path: "/" },
    { name: names.news, path: "/explore/news" },
    { name: entry.title, path },
  ];
  return [article, breadcrumbList(page, steps)];
}
