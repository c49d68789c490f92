import { sitePages } from "#app/page/site-pages.server.ts";
import { readContentVersions, type SitePage } from "#domain/content";
import { listSearchDocuments, type SearchDocument } from "#domain/documents";
import { readOverrides } from "#domain/site-config";
import { languages, type Language } from "#i18n/languages.ts";
import type { Services } from "../services.ts";

/** Returns a function that lists the pages and files that the search finds beside entries. */
export function openSearchablePages(context: Services["context"]): (language: Language) => Promise<SitePage[]> {
  const documents = cacheDocuments(context);
  return async (language) => [...sitePages(language, await readOverrides(context, language)), ...(await documents(language))];
}

/** Caches the searchable files per language until its content version changes. */
function cacheDocuments(context: Services["context"]) {
  const cache = new Map<Language, { version: string | undefined; documents: SearchDocument[] }>();
  return async (language: Language): Promise<SearchDocument[]> => {
    const version = (await readContentVersions(context)).get(languages[language].websiteId);
    const cached = cache.get(language);
    if (cached?.version === version && cached) return cached.documents;
    const documents = await listSearchDocuments(context, language);
    cache.set(language, { version, documents });
    return documents;
  };
}
