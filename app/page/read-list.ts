import { contentLanguageOf, websiteIdOf, type Language } from "#i18n/languages.ts";
import { groupByLanguage, type ListedEntry } from "#app/api-client/api-client.ts";
import type { EntryType, EntryTypes } from "#app/api-client/endpoints/calls.ts";
import { isShownIn } from "./localise-entry.ts";
import type { RequestContext } from "./request-context.ts";

const maxSize = 9999;

/** Reads the published entries of a type on the page's website, in list order. Returns an empty list if the API fails. */
export async function readList<Type extends EntryType>(
  page: Pick<RequestContext, "api" | "language">,
  type: Type,
  size = maxSize,
): Promise<EntryTypes[Type]["listed"][]> {
  const listed = await page.api.list(`/${type}/list`, { page: 1, size, websiteId: websiteIdOf(page.language) });
  return selectVisibleEntries(page.language, listed);
}

/** Returns the entries that a page in this language shows: published on its website, with texts in this language. */
export function selectVisibleEntries<Item extends ListedEntry>(language: Language, listed: readonly Item[]): Item[] {
  return groupByLanguage(listed)[contentLanguageOf(language)].filter((entry) => isShownIn(language, entry));
}
