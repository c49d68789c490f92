import type { Language } from "#i18n/languages.ts";
import { collectionOf } from "../collections/index.ts";
import { lexemesOf, tokensOf } from "./analyse.ts";
import { fieldsOfEntry, fieldsOfPage, hasWords, worthOfWords, type Field, type SitePage } from "./fields.ts";
import type { FoundEntries, FoundEntry } from "./find-entries.ts";
import { priorOf, type ResultType } from "./kinds.ts";
import type { PinnedResult } from "./pinned-results.ts";
import { isMatch, termsOf, type SearchWord } from "./query.ts";

/** A word with its weight in the ranking and the number of the site's pages that have it. */
export type WeighedWord = SearchWord & { weight: number; pages: number };
export type Matches = { words: WeighedWord[]; pinned: PinnedResult[]; pages: SitePage[] } & FoundEntries;
/** `isCounted`: the counts of the database include it. */
export type Ranked = {
  type: ResultType;
  id: string;
  path: string;
  title: string;
  description?: string;
  entry?: FoundEntry;
  isCounted: boolean;
  score: number;
};

const weightOfNumbers = 1.5;
const titleShare = 0.2;
/** A word beside the synonym names its subject: garantie MYRTILLO. */
const worthBeside = 0.35;
const wholeQuery = 0.2;
const priorOfPinned = 0.15;
const worthOfSize = 0.001;

/** All matches, best first, each once. */
export function rank({ words, pages, entries, pinned }: Matches, language: Language): Ranked[] {
  const counted = new Set(entries.map(nameOf));
  const all = [
    ...pinned.map((each) => rankPinned(each, words, language, counted)),
    ...pages.map((page): Ranked => {
      const worths = worthOfWords(words, fieldsOfPage(page, language));
      return { ...rankedPage(page), isCounted: false, score: scoreOf(worths, words, page.title, language) + priorOf[page.type ?? "page"] };
    }),
    ...entries.map((entry): Ranked => {
      const worths = worthOfWords(words, fieldsOfEntry(entry, language));
      const ranked = rankedEntry(entry);
      return { ...ranked, isCounted: true, score: scoreOf(worths, words, entry.title, language) + priorOf[ranked.type] };
    }),
  ].toSorted((a, b) => b.score - a.score);
  const ranked = new Set<string>();
  return all.filter(({ type, id }) => {
    const name = `${type} ${id}`;
    return !ranked.has(name) && ranked.add(name);
  });
}

/** The weight of each word: the fewer of the site's pages have it, the more it tells. */
export function weigh(words: readonly SearchWord[], pages: readonly (readonly Field[])[]): WeighedWord[] {
  return words.map((word) => {
    const having = pages.filter((fields) => hasWords(fields, [word], "all")).length;
    const rarity = 1 - Math.log(having + 1) / Math.log(pages.length + 2);
    return { ...word, pages: having, weight: rarity * (hasNumber(word) ? weightOfNumbers : 1) };
  });
}

function rankPinned(
  { page, entry, covers, path, size, title: town }: PinnedResult,
  words: readonly WeighedWord[],
  language: Language,
  counted: ReadonlySet<string>,
): Ranked {
  const fields = entry ? fieldsOfEntry(entry, language) : fieldsOfPage(page, language);
  const worths = worthOfWords(words, fields).map((worth, index) => {
    const beside = hasNumber(words[index]!) ? 0 : worthBeside;
    return Math.max(worth, covers[index] || beside);
  });
  const cover = meanOf(covers, words);
  const score = meanOf(worths, words) + wholeQuery * cover * cover + priorOfPinned + worthOfSize * size;
  if (entry) return { ...rankedEntry(entry), path, isCounted: counted.has(nameOf(entry)), score };
  const ranked = rankedPage(page);
  return { ...ranked, path, title: town ? `${ranked.title} · ${town}` : ranked.title, isCounted: false, score };
}

function rankedPage({ type, id, path, title, description }: SitePage) {
  return { type: type ?? ("page" as const), id, path, title, description };
}

function rankedEntry(entry: FoundEntry) {
  const collection = collectionOf(entry.type);
  return { type: collection.type, id: entry.key, path: collection.path(entry.key), title: entry.title, entry };
}

function nameOf({ type, key }: FoundEntry): string {
  return `${type} ${key}`;
}

/** A title that is exactly the query is what the visitor looks for. */
function scoreOf(worths: readonly number[], words: readonly WeighedWord[], title: string, language: Language): number {
  const mean = meanOf(worths, words);
  return mean + titleShare * mean * shareOfTitle(words, title, language);
}

function meanOf(values: readonly number[], words: readonly WeighedWord[]): number {
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  return weight === 0 ? 0 : values.reduce((sum, value, index) => sum + value * (words[index]?.weight ?? 0), 0) / weight;
}

function hasNumber({ text }: SearchWord): boolean {
  return /\p{N}/u.test(text);
}

/** How much of a title the query has, from 0 to 1. */
function shareOfTitle(words: readonly SearchWord[], title: string, language: Language): number {
  const terms = termsOf(words);
  const parts = tokensOf(title).flatMap((token) => {
    const lexemes = lexemesOf(token, language);
    if (lexemes.length === 0) return [];
    const found = lexemes.filter((lexeme) => terms.some((term) => isMatch(term, lexeme)));
    return token.chinese
      ? [{ size: token.text.length / 2, share: found.length / lexemes.length }]
      : [{ size: 1, share: found.length > 0 ? 1 : 0 }];
  });
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return size === 0 ? 0 : parts.reduce((sum, part) => sum + part.size * part.share, 0) / size;
}
