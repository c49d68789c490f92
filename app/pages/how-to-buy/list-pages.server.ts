import type { RequestContext } from "#app/page/request-context.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { path } from "./path.ts";
import { searchQuery, type Search } from "./search-query.ts";
import type { Copy } from "./copy/fr.ts";

/** Later pages have an address of their own. Those of a filtered list are not indexed, because the whole list has their entries. */
export function pageSeo({ language }: RequestContext, search: Search, { title, pageTitle }: Copy["seo"]) {
  const { page: number, country, kind, line } = search;
  if (!number) return { title };
  return {
    title: fillPlaceholders(pageTitle, { number }),
    path: path + searchQuery({ country, kind, line, page: number }),
    // Other languages may have fewer pages.
    languages: [language],
    noindex: [country, kind, line].some(Boolean),
  };
}

/** Links to the previous and the next page, and says which one this is. */
export function pageLinks(count: number, { page: number = 1 }: Search, urlOf: (change: Search) => string, { pages }: Pick<Copy, "pages">) {
  const linkTo = (page: number, text: string) => ({ to: urlOf({ page: page > 1 ? page : undefined }), text });
  return {
    label: pages.label,
    current: fillPlaceholders(pages.current, { number, count }),
    before: number > 1 ? linkTo(number - 1, pages.before) : undefined,
    after: number < count ? linkTo(number + 1, pages.after) : undefined,
  };
}
