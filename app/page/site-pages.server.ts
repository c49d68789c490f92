import { pageName, pages } from "#app/routing/pages.ts";
import type { Language } from "#i18n/languages.ts";
import { copiesOf, copyNameOf, withReplacements } from "./copies.server.ts";

/** A page of the site by what it says about itself in its head. */
type SitePage = { id: string; path: string; title: string; description: string; keywords: readonly string[] };

type Replacements = Readonly<Record<string, string>>;
const pagesOf = new Map<Language, { replaced: string; pages: SitePage[] }>();

/** The pages of the site map that are no entries, as any search engine may know them; the same array as long as editors replace nothing more. */
export function sitePages(language: Language, replacements: Replacements): SitePage[] {
  const replaced = JSON.stringify(replacements);
  const known = pagesOf.get(language);
  if (known?.replaced === replaced) return known.pages;
  const read = readSitePages(language, replacements);
  pagesOf.set(language, { replaced, pages: read });
  return read;
}

function readSitePages(language: Language, replacements: Replacements): SitePage[] {
  const found = pages.filter((page) => page.sitemap && !page.content);
  return found.flatMap((page) => {
    const name = copyNameOf(page);
    const copy = name && withReplacements(name, copiesOf(name)[language], replacements);
    return copy && "seo" in copy ? [{ ...copy.seo, id: pageName(page.path), path: page.path }] : [];
  });
}
