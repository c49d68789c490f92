import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/shell/breadcrumb-list.server.ts";
import type { BlogItem, NewsItem } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import { languagesOfEditions } from "#app/shell/read-entry.ts";
import type { RequestContext } from "#app/shell/request-context.ts";
import { seoFor, type SeoData } from "#app/shell/seo.ts";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import { feedAddress, type FeedType } from "./feed-address.ts";

/** The list an article belongs to; its path without prefix. */
type Section = { type: FeedType; name: string; path: string };
type PageData = Pick<RequestContext, "language" | "siteUrl" | "site" | "api">;

const schemaTypes = { news: "NewsArticle", blog: "BlogPosting" } as const;

/** What the page of an article says about itself. */
export async function articleSeo(page: PageData, item: NewsItem | BlogItem, section: Section, copy: Pick<Copy, "feed">): Promise<SeoData> {
  const { title, description, keywords } = localiseEntry<NewsItem | BlogItem>(page.language, item);
  const image = previewOf(item.picture);
  return seoFor(page, {
    title,
    description,
    keywords,
    path: `${section.path}/${item.id}`,
    languages: languagesOfEditions(item.editions),
    image,
    type: "article",
    feed: { title: `${copy.feed} (${section.name})`, address: feedAddress(page.language, section.type) },
    jsonLd: await jsonLdOf(page, item, section, image),
  });
}

/** Structured data of an article; samples are not true and have none. */
async function jsonLdOf(page: PageData, item: NewsItem | BlogItem, section: Section, image: string): Promise<object[]> {
  if (item.sample) return [];
  const entry = localiseEntry(page.language, item);
  const path = `${section.path}/${entry.id}`;
  const article = {
    "@type": schemaTypes[section.type],
    headline: entry.title,
    description: entry.description,
    datePublished: entry.date,
    image: new URL(image, page.siteUrl).href,
    inLanguage: entry.lang ?? languages[page.language].tag,
    timeRequired: `PT${entry.minutes}M`,
    mainEntityOfPage: new URL(localPath(page.language, path), page.siteUrl).href,
    ...(page.site.brand && { publisher: { "@type": "Organization", name: page.site.brand } }),
  };
  return [article, await breadcrumbList(page, [section, { name: entry.title, path }])];
}
