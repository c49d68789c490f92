import { pageName, pages } from "#app/routing/pages.ts";
import type { Language } from "#i18n/languages.ts";
import { copiesOf, copyNameOf, withReplacements } from "./copies.server.ts";

/** A page of the site by what it says about itself in its head. */
type SitePage = { id: string; path: string; title: string; description: string; keywords: readonly string[] };

type Replacements = Readonly<Record<string, string>>;
/** They show their visitor's own, so no site map names them; who looks for them finds them all the same. */
export const ownPages: readonly string[] = ["/personal-center"];
const pagesOf = new Map<Language, { replaced: string; pages: SitePage[] }>();

/**
 * The pages that are no entries, by what they say to any search engine. Whoever keeps an index of them knows by
 * the array that it is still good: it is the same one until an editor replaces another text.
 */
export function sitePages(language: Language, replacements: Replacements): SitePage[] {
  const replaced = JSON.stringify(replacements);
  const known = pagesOf.get(language);
  if (known?.replaced === replaced) return known.pages;
  const read = readSitePages(language, replacements);
  pagesOf.set(language, { replaced, pages: read });
  return read;
}

function readSitePages(language: Language, replacements: Replacements): SitePage[] {
  const found = pages.filter((page) => (page.sitemap || ownPages.includes(page.path)) && !page.content);
  return found.flatMap((page) => {
    const name = copyNameOf(page);
    const copy = name && withReplacements(name, copiesOf(name)[language], replacements);
    return copy && "seo" in copy ? [{ ...copy.seo, id: pageName(page.path), path: page.path }] : [];
  });
}
