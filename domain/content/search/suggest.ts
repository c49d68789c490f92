import { and, inArray, sql } from "drizzle-orm";
import { searchSynonym } from "#db/search-synonym.ts";
import type { Language } from "#i18n/languages.ts";
import { languages } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import { findEntries, type SearchContext } from "./find-entries.ts";
import { normalizeQuery } from "./normalize-query.ts";
import { rank } from "./rank.ts";
import { findPages, readPage } from "./search-pages.ts";
import type { SearchInput, SearchResult } from "./search.ts";
import { searchWordsOf, type SearchWord } from "./search-words.ts";
import { weighed } from "./score.ts";
import { findSignposts } from "./signposts.ts";
import type { Said } from "./synonyms.ts";
import { isAddress } from "./targets.ts";

export type Suggestion = Pick<SearchResult, "type" | "path" | "title" | "lang">;

const mostSaid = 20;

/** What a text that is still being typed may become: its last word may go on. */
export async function suggest(
  context: SearchContext,
  { text: typed, language, pages, size }: Pick<SearchInput, "text" | "language" | "pages" | "size">,
): Promise<Suggestion[]> {
  const text = normalizeQuery(typed);
  const words = goingOn(searchWordsOf(text, language));
  const said = await saidAtFirst(context, text, words, language);
  const [signposts, found] = await Promise.all([
    findSignposts(context, { said, words, text, language, pages }),
    words.length === 0 ? { entries: [], counts: {} } : findEntries(context, { language, words, mode: "all", types: undefined }),
  ]);
  const read = pages.map((page) => readPage(page, language).fields);
  const ranked = rank(
    { words: weighed(words, read), signposts, pages: words.length === 0 ? [] : findPages(pages, words, "all", language), ...found },
    language,
  );
  return ranked
    .slice(0, size)
    .map(({ type, path, title, entry }) => ({ type, path, title, lang: languages[entry?.edition ?? language].tag }));
}

function goingOn(words: SearchWord[]): SearchWord[] {
  return words.map((word, index) =>
    index < words.length - 1
      ? word
      : {
          ...word,
          alternatives: word.alternatives.map((terms) =>
            terms.map((term) => ({ ...term, prefix: /^[\p{L}--\p{Script=Han}]+$/v.test(term.lexeme) })),
          ),
        },
  );
}

/** Synonyms of which what was typed is the beginning. */
async function saidAtFirst({ database }: SearchContext, text: string, words: readonly SearchWord[], language: Language): Promise<Said[]> {
  const { spellingOf } = traits[language];
  const beginning = `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await database
    .select({ target: searchSynonym.target })
    .from(searchSynonym)
    .where(
      and(
        inArray(searchSynonym.language, spellingOf ? [language, spellingOf] : [language]),
        sql`exists (select from unnest(${searchSynonym.words}) as word where word ilike ${beginning})`,
      ),
    )
    .limit(mostSaid);
  return rows.filter(({ target }) => isAddress(target)).map(({ target }) => ({ target, covers: words.map(() => 1), size: words.length }));
}
