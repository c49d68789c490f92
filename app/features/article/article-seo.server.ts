import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { BlogItem, NewsItem } from "#app/page/entries.ts";
import { entryPreview } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { PageSeo } from "#app/page/seo.ts";
import { articles, feedAddress, type ArticleType } from "#domain/feeds/schema";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { formatInBrackets } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";

/** List of an article; `path` has no language prefix. */
type Section = { type: ArticleType; name: string; path: string };
type PageData = Pick<RequestContext, "language" | "siteUrl" | "site" | "api" | "pictures" | "reportMissing">;

export async function articleSeo(page: PageData, item: NewsItem | BlogItem, section: Section, copy: Pick<Copy, "feed">): Promise<PageSeo> {
  const entry = localiseEntry<NewsItem | BlogItem>(page.language, item);
  const { title, description, keywords } = entry;
  const path = `${section.path}/${entry.id}`;
  const image = entryPreview(page, entry.picture);
  return {
    title,
    description,
    keywords,
    languages: item.languages,
    image,
    type: "article",
    feeds: [{ title: copy.feed + formatInBrackets(page.language, section.name), address: feedAddress(page.language, section.type) }],
    // Example content has no structured data, because it is not true.
    jsonLd: entry.sample
      ? []
      : [jsonLdOf(page, entry, section.type, path, image), await breadcrumbList(page, [section, { name: title, path }])],
  };
}

function jsonLdOf(
  page: PageData,
  entry: (NewsItem | BlogItem) & { lang: string | undefined },
  type: ArticleType,
  path: string,
  image: string,
): object {
  const company = page.site.brand && { "@type": "Organization", name: page.site.brand, url: page.siteUrl };
  return {
    "@type": articles[type].jsonLd,
    headline: entry.title,
    description: entry.description,
    datePublished: entry.date,
    image: new URL(image, page.siteUrl).href,
    inLanguage: entry.lang ?? languages[page.language].tag,
    timeRequired: `PT${entry.minutes}M`,
    mainEntityOfPage: new URL(localPath(page.language, path), page.siteUrl).href,
    // Articles have no personal author; the company is responsible for them.
    ...(company && { author: company, publisher: company }),
  };
}
