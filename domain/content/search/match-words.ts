import type { Language } from "#i18n/languages.ts";
import { fieldsOfPage, hasWords, type SitePage } from "./fields.ts";
import { preferEmergency } from "./emergency.ts";
import { findEntries, type Mode, type SearchContext } from "./find-entries.ts";
import { findPinned, type TownLookup } from "./pinned-results.ts";
import { weightWords, type Matches } from "./rank.ts";
import type { ReadWords } from "./read-query.ts";
import { addMeanings } from "./synonyms.ts";

export type Query = {
  context: SearchContext;
  text: string;
  language: Language;
  pages: readonly SitePage[];
  /** Limits entries to this type. */
  type?: string;
  nearby?: TownLookup;
};

/** Finds pages and entries with all words, or with any of them, and the results pinned by synonyms. */
export async function matchWords(query: Query, { words, synonyms }: ReadWords, mode: Mode): Promise<Matches> {
  const { context, language, pages, type } = query;
  const matchedSynonyms = preferEmergency(synonyms);
  if (words.length === 0) return { words: [], pinned: await findPinned(query, words, matchedSynonyms), pages: [], entries: [], counts: {} };
  const expandedWords = addMeanings(words, matchedSynonyms, language);
  const [pinned, entries] = await Promise.all([
    findPinned(query, words, matchedSynonyms),
    findEntries(context, { language, words: expandedWords, mode, types: type === undefined ? undefined : [type] }),
  ]);
  const weightedWords = weightWords(
    expandedWords,
    pages.map((page) => fieldsOfPage(page, language)),
  );
  return {
    words: weightedWords,
    pinned,
    pages: pages.filter((page) => hasWords(fieldsOfPage(page, language), expandedWords, mode)),
    ...entries,
  };
}
