import { pageName, pages } from "#app/routing/pages.ts";
import type { Language } from "#i18n/languages.ts";
import { copiesOf, copyNameOf } from "./copies.server.ts";

/** A page of the site by what it says about itself in its head. */
type SitePage = { id: string; path: string; title: string; description: string; keywords: readonly string[] };

const pagesOf = new Map<Language, SitePage[]>();

/** The pages of the site map that are no entries, as any search engine may know them; the same array each time. */
export function sitePages(language: Language): SitePage[] {
  const read = pagesOf.get(language) ?? readSitePages(language);
  pagesOf.set(language, read);
  return read;
}

function readSitePages(language: Language): SitePage[] {
  const found = pages.filter((page) => page.sitemap && !page.content);
  return found.flatMap((page) => {
    const name = copyNameOf(page);
    const copy = name && copiesOf(name)[language];
    return copy && "seo" in copy ? [{ ...copy.seo, id: pageName(page.path), path: page.path }] : [];
  });
}
