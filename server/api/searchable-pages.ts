import { sitePages } from "#app/page/site-pages.server.ts";
import { isListed } from "#app/routing/listed-pages.ts";
import { readContentVersions, type SitePage } from "#domain/content";
import { listSearchDocuments, type SearchDocument } from "#domain/documents";
import { readEmptyTypes, readOverrides } from "#domain/site-config";
import { languages, type Language } from "#i18n/languages.ts";
import type { Services } from "../services.ts";

/** Returns a function that lists the pages and files that the search finds beside entries. */
export function openSearchablePages(context: Services["context"]): (language: Language) => Promise<SitePage[]> {
  const contents = cacheContents(context);
  return async (language) => {
    const { emptyTypes, documents } = await contents(language);
    const listed = sitePages(language, await readOverrides(context, language)).filter((page) => isListed(page, emptyTypes));
    return [...listed, ...documents];
  };
}

type Contents = { version: string | undefined; emptyTypes: readonly string[]; documents: SearchDocument[] };

/** Caches the searchable files and the empty content types per language until its content version changes. */
function cacheContents(context: Services["context"]) {
  const cache = new Map<Language, Contents>();
  return async (language: Language): Promise<Contents> => {
    const { websiteId } = languages[language];
    const version = (await readContentVersions(context)).get(websiteId);
    const cached = cache.get(language);
    if (cached?.version === version && cached) return cached;
    const [{ [language]: emptyTypes }, documents] = await Promise.all([readEmptyTypes(context), listSearchDocuments(context, language)]);
    const contents = { version, emptyTypes, documents };
    cache.set(language, contents);
    return contents;
  };
}
