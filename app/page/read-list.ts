import { contentLanguageOf, websiteIdOf, type Language } from "#i18n/languages.ts";
import { groupByLanguage, type ListedEntry } from "#app/api-client/api-client.ts";
import type { EntryType, EntryTypes } from "#app/api-client/endpoints/calls.ts";
import { isShownIn } from "./localise-entry.ts";
import type { RequestContext } from "./request-context.ts";

const whole = 9999;

/** The public entries of a type on the page's website, in their order: all, or the first `size`. Empty where they cannot be had. */
export async function readList<Type extends EntryType>(
  page: Pick<RequestContext, "api" | "language">,
  type: Type,
  size = whole,
): Promise<EntryTypes[Type]["listed"][]> {
  const listed = await page.api.list(`/${type}/list`, { page: 1, size, websiteId: websiteIdOf(page.language) });
  return shownEntries(page.language, listed);
}

/** What of a list a page in this language shows: the entries of its website that are not off, and that it has the texts of. */
export function shownEntries<Item extends ListedEntry>(language: Language, listed: readonly Item[]): Item[] {
  return groupByLanguage(listed)[contentLanguageOf(language)].filter((entry) => isShownIn(language, entry));
}
