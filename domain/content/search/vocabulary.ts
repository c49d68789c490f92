import { and, arrayOverlaps, eq, inArray } from "drizzle-orm";
import { searchWord } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Transaction } from "#platform/database";
import { lexemeOf } from "./analyse.ts";
import { canBeMistyped, isLatinWord, searchWordsOf, type SearchWord } from "./query.ts";

const maxComparedLetters = 7;
const minLengthForTwoMistakes = 8;
const maxSimilar = 8;
const minPartLength = 4;
const minBeginningLength = 5;
/** German compounds are joined with these letters: Garantie-zeit, Leistung-s-grenze, Batterie-n-tausch. */
const linkingLetters = ["", "s", "n", "en", "es", "er", "e"];

/** Adds words to the vocabulary, sorted, so that concurrent publications cannot deadlock on each other's words. */
export async function addToVocabulary(transaction: Transaction, language: Language, words: ReadonlySet<string>): Promise<void> {
  const knownWords = await findKnownWords(transaction, language, words);
  const newWords = [...words].filter((word) => !knownWords.has(word)).sort();
  if (newWords.length === 0) return;
  const rows = newWords.map((word) => ({ language, word, deletions: deletionsOf(language, word) }));
  await transaction.insert(searchWord).values(rows).onConflictDoNothing();
}

/** Lets adjacent words also match the word that they make together: "wall box" finds Wallbox. */
export async function joinNeighbours(database: Transaction, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  const joinedAfter = words.map((word, index) => {
    const next = words[index + 1];
    return next && isLatinWord(word) && isLatinWord(next) ? word.text + next.text : undefined;
  });
  const known = await findKnownWords(database, language, new Set(joinedAfter.filter((joined) => joined !== undefined)));
  return words.map((word, index) => {
    const joined = [joinedAfter[index - 1], joinedAfter[index]].filter((each) => each !== undefined && known.has(each));
    const alternatives = joined.flatMap((each) => searchWordsOf(each!, language).flatMap((whole) => whole.alternatives));
    return alternatives.length === 0 ? word : { ...word, alternatives: [...word.alternatives, ...alternatives] };
  });
}

/**
 * Replaces unknown compounds by their parts (decompounding), in other languages words without their space: smartplug.
 * Known compounds also match their parts.
 */
export async function splitCompounds(database: Transaction, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  const { compounds } = traits[language];
  const knownWords = await findKnownWords(
    database,
    language,
    new Set(words.filter(canBeMistyped).flatMap(({ text }) => [text, ...piecesOf(text)])),
  );
  return words.flatMap((word) => {
    if (!compounds && knownWords.has(word.text)) return [word];
    const parts =
      splitCompound(word.text, knownWords, compounds ? linkingLetters : [""])?.flatMap((part) => searchWordsOf(part, language)) ?? [];
    if (parts.length < 2) return [word];
    if (!knownWords.has(word.text)) return parts;
    return [{ ...word, alternatives: [...word.alternatives, parts.flatMap(({ alternatives }) => alternatives[0] ?? [])] }];
  });
}

/** Adds similar words of the vocabulary to unknown words. A compound that resembles no word is searched by its beginning and its end. */
export async function correctWords(database: Transaction, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  const typed = words.filter(canBeMistyped).map(({ text }) => text);
  const similar = await findSimilar(database, language, typed);
  const unmatchedWords = traits[language].compounds ? typed.filter((text) => similar.get(text)?.length === 0) : [];
  const pieces = await findKnownWords(database, language, new Set(unmatchedWords.flatMap(piecesOf)));
  return words.map((word): SearchWord => {
    const spellings = similar.get(word.text) ?? [word.text];
    const replacements = spellings.length > 0 ? spellings : longestParts(word.text, pieces);
    const lexemes = replacements.filter((other) => other !== word.text).flatMap((other) => lexemeOf(other, language) ?? []);
    if (replacements.length === 0) return { ...word, isUnknown: true };
    return { ...word, alternatives: [...word.alternatives, ...[...new Set(lexemes)].map((lexeme) => [{ lexeme, prefix: false }])] };
  });
}

/** Finds for each folded word the most similar words of the vocabulary: only the word itself if it is known. */
async function findSimilar(database: Transaction, language: Language, typed: readonly string[]): Promise<Map<string, string[]>> {
  if (typed.length === 0) return new Map();
  const deletions = typed.flatMap((word) => deletionsOf(language, word));
  const rows = await database.select({ word: searchWord.word }).from(searchWord).where(arrayOverlaps(searchWord.deletions, deletions));
  const candidates = rows.map(({ word }) => word);
  return new Map(typed.map((word) => [word, mostSimilarTo(word, candidates)]));
}

/** Finds which folded words occur in the texts of a language; Chinese words are not recorded. */
export async function findKnownWords(database: Transaction, language: Language, words: ReadonlySet<string>): Promise<Set<string>> {
  if (words.size === 0) return new Set();
  const isOneOf = and(eq(searchWord.language, language), inArray(searchWord.word, [...words]));
  const rows = await database.select({ word: searchWord.word }).from(searchWord).where(isOneOf);
  return new Set(rows.map(({ word }) => word));
}

/**
 * Returns the deletion neighbourhood (SymSpell) of a word's first letters: two words with few mistakes between them
 * share a deletion, so that an array index finds candidates. Each has the language as prefix.
 */
export function deletionsOf(language: Language, word: string): string[] {
  let current = [word.slice(0, maxComparedLetters)];
  const deletions = new Set(current);
  for (let missing = 0; missing < mistakesIn(word); missing += 1) {
    current = current.flatMap((rest) => [...rest].map((_, index) => rest.slice(0, index) + rest.slice(index + 1)));
    for (const rest of current) deletions.add(rest);
  }
  return [...deletions].map((rest) => `${language} ${rest}`);
}

function mostSimilarTo(typed: string, words: readonly string[]): string[] {
  const similar = words
    .filter((word) => Math.abs(word.length - typed.length) <= mistakesIn(typed))
    .map((word) => ({ word, mistakes: distance(typed, word) }))
    .filter(({ mistakes }) => mistakes <= mistakesIn(typed));
  const fewest = Math.min(...similar.map(({ mistakes }) => mistakes));
  const nearest = similar.filter(({ mistakes }) => mistakes === fewest).map(({ word }) => word);
  return nearest.sort().slice(0, maxSimilar);
}

function mistakesIn(word: string): number {
  return word.length < minLengthForTwoMistakes ? 1 : 2;
}

/** Counts letters to add, remove, replace or swap with a neighbour (Damerau-Levenshtein distance). */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, replaced);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length]!;
}

/** Returns the beginnings and ends of a word that may be words themselves. */
function piecesOf(word: string): string[] {
  const lengths = Array.from({ length: Math.max(0, word.length - minPartLength) }, (_, index) => minPartLength + index);
  return lengths.flatMap((length) => [word.slice(0, length), word.slice(-length)]);
}

/** Splits a compound into two known words. The split with the longest shorter part is the least likely to be chance. */
function splitCompound(word: string, knownWords: ReadonlySet<string>, links: readonly string[]): [string, string] | undefined {
  const splits = piecesOf(word).flatMap((head): [string, string][] => {
    if (!knownWords.has(head) || !word.startsWith(head)) return [];
    const tails = links.filter((link) => word.startsWith(link, head.length)).map((link) => word.slice(head.length + link.length));
    return tails.filter((tail) => knownWords.has(tail)).map((tail) => [head, tail]);
  });
  const shorter = ([head, tail]: [string, string]) => Math.min(head.length, tail.length);
  return splits.toSorted((a, b) => shorter(b) - shorter(a))[0];
}

/** Finds the longest known words at the beginning and at the end: Notstrom of Notstromfähigkeit, Logo of Firmenlogo. */
function longestParts(word: string, knownWords: ReadonlySet<string>): string[] {
  const pieces = piecesOf(word).filter((piece) => knownWords.has(piece));
  const beginnings = pieces.filter((piece) => piece.length >= minBeginningLength && word.startsWith(piece));
  return [...beginnings.slice(-1), ...pieces.filter((piece) => word.endsWith(piece)).slice(-1)];
}
