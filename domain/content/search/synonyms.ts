import { and, arrayOverlaps, inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { searchSynonym } from "#db/search-synonym.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Transaction } from "#platform/database";
import { beginningPattern } from "../../contains-pattern.ts";
import { isStopWord, lexemeOf, lexemesOf, pairsOf, partsOf, tokensOf } from "./analyse.ts";
import { isChinese, searchWordsOf, termsOf, type SearchWord } from "./query.ts";

/**
 * `target` is an address or other words. `coverage` is the share of each word of the query that belongs to the synonym,
 * from 0 to 1; `size` is the number of its words.
 */
export type SynonymMatch = { target: string; coverage: number[]; size: number };
type Query = { text: string; language: Language; words: readonly SearchWord[] };

/** Lowers the score of a word with the same stem, which may mean something else: installer, installation. */
const coverageOfStem = 0.75;
const maxCompleted = 20;
const maxCachedPhrases = 10_000;

/** Returns the keys that index phrases: their lexemes, or their stop words if they have no others. */
export function synonymKeys(phrases: readonly string[], language: Language): string[] {
  const keys = phrases.flatMap((phrase) => {
    const { lexemes, stopWords } = keysIn(phrase, language);
    return lexemes.length > 0 ? lexemes : stopWords;
  });
  return [...new Set(keys)];
}

/** Finds the synonyms in a query: for each target the phrase that covers most of the query. */
export async function findSynonyms(database: Transaction, { text, language, words }: Query): Promise<SynonymMatch[]> {
  const { lexemes, stopWords } = keysIn(text, language);
  const keys = [...new Set([...lexemes, ...stopWords, ...termsOf(words).map(({ lexeme }) => lexeme)])];
  if (keys.length === 0) return [];
  const rows = await database
    .select({ language: searchSynonym.language, target: searchSynonym.target, words: searchSynonym.words })
    .from(searchSynonym)
    .where(and(inArray(searchSynonym.language, languagesWithSynonyms(language)), arrayOverlaps(searchSynonym.keys, keys)));
  const contents = contentsOf(text, words);
  return rows.flatMap(({ target, words: phrases, language: rowLanguage }) => {
    const matches = phrases.flatMap((phrase) => matchPhrase(phraseOf(phrase, rowLanguage), contents, words) ?? []);
    const best = matches.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
    return best ? [{ target, ...best }] : [];
  });
}

/** Finds synonyms that begin with an unfinished query and lead to an address. */
export async function completeSynonyms(database: Transaction, { text, language, words }: Query): Promise<SynonymMatch[]> {
  const isBeginning = sql`exists (select from unnest(${searchSynonym.words}) as word where word ilike ${beginningPattern(text)})`;
  const rows = await database
    .select({ target: searchSynonym.target })
    .from(searchSynonym)
    .where(and(inArray(searchSynonym.language, languagesWithSynonyms(language)), sql`${searchSynonym.target} like '/%'`, isBeginning))
    .limit(maxCompleted);
  return rows.map(({ target }) => ({ target, coverage: words.map(() => 1), size: words.length }));
}

/** Adds the words that synonyms stand for as alternatives. */
export function addMeanings(words: readonly SearchWord[], synonyms: readonly SynonymMatch[], language: Language): SearchWord[] {
  return words.map((word, index) => {
    const meanings = synonyms
      .filter(({ target, coverage }) => !target.startsWith("/") && coverage[index]! > 0.5)
      .map(({ target }) => searchWordsOf(target, language).flatMap(({ alternatives }) => alternatives[0] ?? []));
    return { ...word, alternatives: [...word.alternatives, ...meanings] };
  });
}

/** A regional variant also uses the synonyms of its main language. */
function languagesWithSynonyms(language: Language): Language[] {
  const { spellingOf } = traits[language];
  return spellingOf ? [language, spellingOf] : [language];
}

function keysIn(text: string, language: Language): { lexemes: string[]; stopWords: string[] } {
  const tokens = tokensOf(text);
  return {
    lexemes: tokens.flatMap((token) => (token.chinese ? pairsOf(token.text) : lexemesOf(token, language))),
    stopWords: tokens.flatMap(({ chinese, text: word }) => (chinese ? [] : partsOf(word))).filter((word) => isStopWord(word, language)),
  };
}

/** `text` is the joined word or a run of Chinese characters. */
type PhraseWord = { text: string; parts: string[]; isChinese: boolean; isStopWord: boolean };
type Phrase = { words: PhraseWord[]; required: PhraseWord[]; spellings: Set<string>; stems: Set<string>; language: Language };

const phrases = new LRUCache<string, Phrase>({ max: maxCachedPhrases });

function phraseOf(text: string, language: Language): Phrase {
  const name = `${language} ${text}`;
  const cached = phrases.get(name);
  if (cached) return cached;
  const words = tokensOf(text).map(({ text: word, chinese }): PhraseWord => {
    const parts = chinese ? [word] : partsOf(word);
    return { text: parts.join(""), parts, isChinese: chinese, isStopWord: !chinese && parts.every((part) => isStopWord(part, language)) };
  });
  const contentWords = words.filter((word) => !word.isStopWord);
  const spellings = new Set(words.flatMap((word) => [word.text, ...word.parts]));
  const stems = new Set([...spellings].flatMap((word) => lexemeOf(word, language) ?? []));
  // Require the stop words of a phrase with only one other word: "off grid" is not "grid".
  const phrase = { words, required: contentWords.length > 1 ? contentWords : words, spellings, stems, language };
  phrases.set(name, phrase);
  return phrase;
}

type Contents = { spellings: Set<string>; stems: Set<string>; chinese: string[] };

function contentsOf(text: string, words: readonly SearchWord[]): Contents {
  const tokens = tokensOf(text);
  return {
    spellings: new Set([...words.map((word) => word.text), ...text.split(/\s+/).flatMap(partsOf)]),
    stems: new Set(termsOf(words).map(({ lexeme }) => lexeme)),
    chinese: tokens.filter(({ chinese }) => chinese).map((token) => token.text),
  };
}

function matchPhrase(phrase: Phrase, contents: Contents, words: readonly SearchWord[]): Omit<SynonymMatch, "target"> | undefined {
  const isContained = (word: string) => contents.spellings.has(word) || contents.stems.has(lexemeOf(word, phrase.language) ?? "");
  const isInQuery = ({ text, parts, isChinese: chinese }: PhraseWord) =>
    chinese ? contents.chinese.some((run) => run.includes(text)) : isContained(text) || parts.every(isContained);
  if (phrase.required.length === 0 || !phrase.required.every(isInQuery)) return undefined;
  return { coverage: words.map((word) => coverageOf(word, phrase)), size: phrase.words.filter(isInQuery).length };
}

function coverageOf(word: SearchWord, { words, spellings, stems }: Phrase): number {
  if (isChinese(word)) return coverageOfCharacters(word.text, words);
  if (spellings.has(word.text)) return 1;
  return (
    coverageOfStem * Math.max(...word.alternatives.map((terms) => terms.filter(({ lexeme }) => stems.has(lexeme)).length / terms.length))
  );
}

function coverageOfCharacters(text: string, words: readonly PhraseWord[]): number {
  const shares = words.map((word) => (word.text.includes(text) ? 1 : text.includes(word.text) ? word.text.length / text.length : 0));
  return Math.min(1, sumOf(shares));
}

/** Prefers the longer of two phrases that cover the same words. */
function scoreOf({ coverage, size }: Omit<SynonymMatch, "target">): number {
  return sumOf(coverage) + size / 100;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
