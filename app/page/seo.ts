import type { MetaDescriptor } from "react-router";
import { headLanguageCodes } from "#i18n/head-language-codes.ts";
import { defaultLanguage, languageCodes, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { removeLineBreakMarks } from "./line-breaks.ts";
import type { RequestContext } from "./request-context.ts";

/** SEO data of a page. The loader builds it, so that the browser needs no messages for it. */
export type Seo = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Canonical path without the language prefix. */
  path: string;
  /** Languages in which the page exists; all by default. */
  languages?: readonly Language[];
  /** Address of an image of 1200 × 630 pixels for link previews. */
  image: string;
  type?: "website" | "article" | "product";
  jsonLd?: readonly object[];
  /** Feeds and calendars of the listed entries, with addresses that include the language prefix. */
  feeds?: readonly { title: string; address: string; type?: "text/calendar" }[];
  noindex?: boolean;
};

/** SEO data as a page's loader function returns it. `path` is needed only if it differs from the page's own. */
export type PageSeo = Omit<Seo, "path"> & Partial<Pick<Seo, "path">>;

export type SeoData = { tags: MetaDescriptor[]; languages: readonly Language[] };

export function seoFor(page: Pick<RequestContext, "language" | "siteUrl" | "site">, seo: Seo): SeoData {
  const absolute = (path: string) => new URL(path, page.siteUrl).href;
  const addressIn = (language: Language) => absolute(localPath(language, seo.path));
  const existing = seo.languages ?? languageCodes;
  const image = absolute(seo.image);
  const [title, description] = [removeLineBreakMarks(seo.title), removeLineBreakMarks(seo.description)];
  const tags: MetaDescriptor[] = [
    { title: page.site.brand ? `${title} | ${page.site.brand}` : title },
    { name: "description", content: description },
    { name: "keywords", content: seo.keywords.join(", ") },
    { tagName: "link", rel: "canonical", href: addressIn(page.language) },
    ...existing.flatMap((language) =>
      headLanguageCodes[language].hreflang.map((hrefLang) => ({ tagName: "link", rel: "alternate", hrefLang, href: addressIn(language) })),
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
    { property: "og:description", content: description },
    { property: "og:url", content: addressIn(page.language) },
    { property: "og:locale", content: headLanguageCodes[page.language].openGraph },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(seo.noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...(seo.jsonLd ?? []).map((data) => ({
      "script:ld+json": JSON.parse(removeLineBreakMarks(JSON.stringify({ "@context": "https://schema.org", ...data }))),
    })),
  ];
  return { tags, languages: existing };
}

export function pageMeta({ loaderData }: { loaderData?: { seo?: SeoData } }): MetaDescriptor[] {
  // Must not throw on an invalid payload: no error boundary surrounds `meta`.
  return loaderData?.seo?.tags ?? [];
}
