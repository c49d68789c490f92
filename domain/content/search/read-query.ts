import { isDeepStrictEqual } from "node:util";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { searchWordsOf, type SearchWord } from "./query.ts";
import { findSynonyms, type SynonymMatch } from "./synonyms.ts";
import { correctWords, joinNeighbours, splitCompounds } from "./vocabulary.ts";

type NormalizedQuery = { text: string; language: Language };
/** Words of a query with the synonyms that they match. */
export type ReadWords = { words: readonly SearchWord[]; synonyms: readonly SynonymMatch[] };

/** Reads the words of a query as typed, for all steps of a search. */
export async function readWords(database: Transaction, { text, language }: NormalizedQuery): Promise<ReadWords> {
  const parts = await splitCompounds(database, searchWordsOf(text, language), language);
  return withSynonyms(database, { text, language, words: await joinNeighbours(database, parts, language) });
}

/** Reads the words of a query after fuzzy matching, for later steps of a search and for its emergency notice. */
export async function readCorrection(database: Transaction, { text, language }: NormalizedQuery, typed: ReadWords): Promise<ReadWords> {
  const words = await correctWords(database, typed.words, language);
  const isSame = isDeepStrictEqual(words.map(alternativesOf), typed.words.map(alternativesOf));
  return isSame ? { words, synonyms: typed.synonyms } : withSynonyms(database, { text, language, words });
}

export async function withSynonyms(database: Transaction, query: Parameters<typeof findSynonyms>[1]): Promise<ReadWords> {
  return { words: query.words, synonyms: await findSynonyms(database, query) };
}

const alternativesOf = ({ alternatives }: SearchWord) => alternatives;
