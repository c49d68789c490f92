import type { MetaDescriptor } from "react-router";
import { headNames } from "#i18n/head-names.ts";
import { defaultLanguage, languageCodes, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { unphrased } from "./phrases.ts";
import type { RequestContext } from "./request-context.ts";

/** What a page says about itself; made in its loader, so that the browser needs no copy for it. */
export type Seo = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path without prefix that the page is to be known by. */
  path: string;
  /** Languages in which the page exists; all, unless content is missing in one. */
  languages?: readonly Language[];
  /** Address of a picture of 1200 x 630 for link previews. */
  image: string;
  type?: "website" | "article" | "product";
  jsonLd?: readonly object[];
  /** Feeds of what is listed here, and their calendar; addresses on this site with their prefix. */
  feeds?: readonly { title: string; address: string; type?: "text/calendar" }[];
  noindex?: boolean;
};

/** What a page says of itself where it is made; its own path is known there, unless it is to be known by another. */
export type PageSeo = Omit<Seo, "path"> & Partial<Pick<Seo, "path">>;

/** `languages`: those in which the page exists. */
export type SeoData = { tags: MetaDescriptor[]; languages: readonly Language[] };

/** Title, description, canonical, alternates, link preview and structured data of a page. */
export function seoFor(page: Pick<RequestContext, "language" | "siteUrl" | "site">, seo: Seo): SeoData {
  const absolute = (path: string) => new URL(path, page.siteUrl).href;
  const addressIn = (language: Language) => absolute(localPath(language, seo.path));
  const existing = seo.languages ?? languageCodes;
  const image = absolute(seo.image);
  const title = unphrased(seo.title);
  const tags: MetaDescriptor[] = [
    { title: page.site.brand ? `${title} | ${page.site.brand}` : title },
    { name: "description", content: seo.description },
    { name: "keywords", content: seo.keywords.join(", ") },
    { tagName: "link", rel: "canonical", href: addressIn(page.language) },
    ...existing.flatMap((language) =>
      headNames[language].hreflang.map((hrefLang) => ({ tagName: "link", rel: "alternate", hrefLang, href: addressIn(language) })),
    ),
    ...(existing.includes(defaultLanguage)
      ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: addressIn(defaultLanguage) }]
      : []),
    ...(seo.feeds ?? []).map(({ title: name, address, type = "application/atom+xml" }) => ({
      tagName: "link",
      rel: "alternate",
      type,
      title: name,
      href: absolute(address),
    })),
    ...(page.site.brand ? [{ property: "og:site_name", content: page.site.brand }] : []),
    { property: "og:type", content: seo.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: seo.description },
    { property: "og:url", content: addressIn(page.language) },
    { property: "og:locale", content: headNames[page.language].openGraph },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(seo.noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...(seo.jsonLd ?? []).map((data) => ({
      "script:ld+json": JSON.parse(unphrased(JSON.stringify({ "@context": "https://schema.org", ...data }))),
    })),
  ];
  return { tags, languages: existing };
}

/** The `meta` export of every page. */
export function pageMeta({ loaderData }: { loaderData?: { seo?: SeoData } }): MetaDescriptor[] {
  // It is drawn outside of every error page, so that a payload which is none must not fail here.
  return loaderData?.seo?.tags ?? [];
}
