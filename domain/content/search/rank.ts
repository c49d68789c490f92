import type { Language } from "#i18n/languages.ts";
import { collectionOf } from "../collections/index.ts";
import { lexemesOf, tokensOf } from "./analyse.ts";
import { fieldsOfEntry, fieldsOfPage, hasWords, scoreWords, type Field, type SitePage } from "./fields.ts";
import type { SearchHit, SearchHits } from "./find-entries.ts";
import { typeBonusOf, type ResultType } from "./kinds.ts";
import type { PinnedResult } from "./pinned-results.ts";
import { isMatch, termsOf, type SearchWord } from "./query.ts";

/** `weight` is the word's inverse document frequency, `pages` the number of pages that have it. */
export type WeightedWord = SearchWord & { weight: number; pages: number };
export type Matches = { words: WeightedWord[]; pinned: PinnedResult[]; pages: SitePage[] } & SearchHits;
/** `isCounted` means that the database's counts include the result. */
export type Ranked = {
  type: ResultType;
  id: string;
  path: string;
  title: string;
  description?: string;
  entry?: SearchHit;
  isCounted: boolean;
  score: number;
};

const numberFactor = 1.5;
const titleShare = 0.2;
/** Scores a word beside a synonym, which names its subject: garantie MYRTILLO. */
const scoreBesideSynonym = 0.35;
const wholeQueryBonus = 0.2;
const bonusOfPinned = 0.15;
const bonusPerWord = 0.001;

/** Ranks all matches, best first, without duplicates. */
export function rank({ words, pages, entries, pinned }: Matches, language: Language): Ranked[] {
  const counted = new Set(entries.map(nameOf));
  const all = [
    ...pinned.map((each) => rankPinned(each, words, language, counted)),
    ...pages.map((page): Ranked => {
      const scores = scoreWords(words, fieldsOfPage(page, language));
      return {
        ...rankedPage(page),
        isCounted: false,
        score: scoreOf(scores, words, page.title, language) + typeBonusOf[page.type ?? "page"],
      };
    }),
    ...entries.map((entry): Ranked => {
      const scores = scoreWords(words, fieldsOfEntry(entry, language));
      const ranked = rankedEntry(entry);
      return { ...ranked, isCounted: true, score: scoreOf(scores, words, entry.title, language) + typeBonusOf[ranked.type] };
    }),
  ].toSorted((a, b) => b.score - a.score);
  const ranked = new Set<string>();
  return all.filter(({ type, id, entry }) => {
    // A landing page and a page of the route table may have the same id.
    const name = `${entry ? "entry" : "page"} ${type} ${id}`;
    return !ranked.has(name) && ranked.add(name);
  });
}

/** Weights each word by its rarity on the site's pages (inverse document frequency). */
export function weightWords(words: readonly SearchWord[], pages: readonly (readonly Field[])[]): WeightedWord[] {
  return words.map((word) => {
    const pageCount = pages.filter((fields) => hasWords(fields, [word], "all")).length;
    const rarity = 1 - Math.log(pageCount + 1) / Math.log(pages.length + 2);
    return { ...word, pages: pageCount, weight: rarity * (hasNumber(word) ? numberFactor : 1) };
  });
}

function rankPinned(
  { page, entry, coverage, path, size, title: town }: PinnedResult,
  words: readonly WeightedWord[],
  language: Language,
  counted: ReadonlySet<string>,
): Ranked {
  const fields = entry ? fieldsOfEntry(entry, language) : fieldsOfPage(page, language);
  const cover = meanOf(coverage, words);
  const specificity = specificityOf(coverage, words);
  const scores = scoreWords(words, fields).map((score, index) => {
    const minScore = hasNumber(words[index]!) ? 0 : scoreBesideSynonym * specificity;
    return Math.max(score, coverage[index] || minScore);
  });
  const score =
    meanOf(scores, words) + wholeQueryBonus * cover * cover + bonusOfPinned * Math.max(cover, specificity) + bonusPerWord * size;
  if (entry) return { ...rankedEntry(entry), path, isCounted: counted.has(nameOf(entry)), score };
  const ranked = rankedPage(page);
  return { ...ranked, path, title: town ? `${ranked.title} · ${town}` : ranked.title, isCounted: false, score };
}

/** Returns how rare the words of a synonym are, from 0 to 1: "battery" says less about a query than "warranty". */
function specificityOf(coverage: readonly number[], words: readonly WeightedWord[]): number {
  return Math.min(
    1,
    words.reduce((sum, { weight }, index) => sum + weight * coverage[index]!, 0),
  );
}

function rankedPage({ type, id, path, title, description }: SitePage) {
  return { type: type ?? ("page" as const), id, path, title, description };
}

function rankedEntry(entry: SearchHit) {
  const collection = collectionOf(entry.type);
  return { type: collection.type, id: entry.key, path: collection.path(entry.key), title: entry.title, entry };
}

function nameOf({ type, key }: SearchHit): string {
  return `${type} ${key}`;
}

/** Prefers titles that consist of the words of the query. */
function scoreOf(scores: readonly number[], words: readonly WeightedWord[], title: string, language: Language): number {
  const mean = meanOf(scores, words);
  return mean + titleShare * mean * shareOfTitle(words, title, language);
}

function meanOf(values: readonly number[], words: readonly WeightedWord[]): number {
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  return weight === 0 ? 0 : values.reduce((sum, value, index) => sum + value * (words[index]?.weight ?? 0), 0) / weight;
}

function hasNumber({ text }: SearchWord): boolean {
  return /\p{N}/u.test(text);
}

/** Returns the share of a title that the query has, from 0 to 1. */
function shareOfTitle(words: readonly SearchWord[], title: string, language: Language): number {
  const terms = termsOf(words);
  const parts = tokensOf(title).flatMap((token) => {
    const lexemes = lexemesOf(token, language);
    if (lexemes.length === 0) return [];
    const matchedLexemes = lexemes.filter((lexeme) => terms.some((term) => isMatch(term, lexeme)));
    return token.chinese
      ? [{ size: token.text.length / 2, share: matchedLexemes.length / lexemes.length }]
      : [{ size: 1, share: matchedLexemes.length > 0 ? 1 : 0 }];
  });
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return size === 0 ? 0 : parts.reduce((sum, part) => sum + part.size * part.share, 0) / size;
}
