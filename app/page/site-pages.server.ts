import { pageName, pages } from "#app/routing/pages.ts";
import type { Language } from "#i18n/languages.ts";
import { copiesOf, copyNameOf, withReplacements } from "./copies.server.ts";

/** Searchable data of a page that shows no entry. */
type SitePage = { id: string; path: string; title: string; description: string; keywords: readonly string[] };

type Replacements = Readonly<Record<string, string>>;
/** Pages of a visitor's own data: missing from the site map, but found by the search. */
export const personalPages: readonly string[] = ["/personal-center"];
const cache = new Map<Language, { key: string; pages: SitePage[] }>();

/**
 * Lists the searchable pages that show no entry. Returns the same array until an editor overrides another text, so that callers can
 * compare it to know whether their index is current.
 */
export function sitePages(language: Language, replacements: Replacements): SitePage[] {
  const key = JSON.stringify(replacements);
  const cached = cache.get(language);
  if (cached?.key === key) return cached.pages;
  const sitePageList = readSitePages(language, replacements);
  cache.set(language, { key, pages: sitePageList });
  return sitePageList;
}

function readSitePages(language: Language, replacements: Replacements): SitePage[] {
  const searchablePages = pages.filter((page) => (page.sitemap || personalPages.includes(page.path)) && !page.content);
  return searchablePages.flatMap((page) => {
    const name = copyNameOf(page);
    const copy = name && withReplacements(name, copiesOf(name)[language], replacements);
    return copy && "seo" in copy ? [{ ...copy.seo, id: pageName(page.path), path: page.path }] : [];
  });
}
