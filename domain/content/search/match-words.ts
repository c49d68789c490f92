import type { Language } from "#i18n/languages.ts";
import { fieldsOfPage, hasWords, type SitePage } from "./fields.ts";
import { findEntries, type Mode, type SearchContext } from "./find-entries.ts";
import { findPinned, type Nearby } from "./pinned-results.ts";
import type { SearchWord } from "./query.ts";
import { weigh, type Matches } from "./rank.ts";
import { findSynonyms, withMeanings, type SynonymMatch } from "./synonyms.ts";

export type Query = {
  context: SearchContext;
  text: string;
  language: Language;
  pages: readonly SitePage[];
  /** Only entries of this type. */
  type?: string;
  nearby?: Nearby;
};

/** Everything with all words, or with any of them, and what their synonyms lead to. */
export async function matchWords(
  query: Query,
  words: readonly SearchWord[],
  mode: Mode,
  synonyms?: readonly SynonymMatch[],
): Promise<Matches> {
  const { context, text, language, pages, type } = query;
  const found = synonyms ?? (await findSynonyms(context.database, { text, language, words }));
  if (words.length === 0) return { words: [], pinned: await findPinned(query, words, found), pages: [], entries: [], counts: {} };
  const meant = withMeanings(words, found, language);
  const [pinned, entries] = await Promise.all([
    findPinned(query, words, found),
    findEntries(context, { language, words: meant, mode, types: type === undefined ? undefined : [type] }),
  ]);
  const weighed = weigh(
    meant,
    pages.map((page) => fieldsOfPage(page, language)),
  );
  return { words: weighed, pinned, pages: pages.filter((page) => hasWords(fieldsOfPage(page, language), meant, mode)), ...entries };
}
