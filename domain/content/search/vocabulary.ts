import { and, arrayOverlaps, eq, inArray } from "drizzle-orm";
import { searchWord } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Transaction } from "#platform/database";
import { lexemeOf } from "./analyse.ts";
import { canBeMistyped, searchWordsOf, type SearchWord } from "./query.ts";

const comparedLetters = 7;
const shortestForTwoMistakes = 8;
const mostSimilar = 8;
const shortestPart = 4;
const shortestBeginning = 5;
/** Letters between the parts of a German compound: Garantie-zeit, Leistung-s-grenze, Batterie-n-tausch. */
const links = ["", "s", "n", "en", "es", "er", "e"];

/** Adds words to the vocabulary. Sorted, so that simultaneous publications cannot deadlock on each other's words. */
export async function learnWords(transaction: Transaction, language: Language, words: ReadonlySet<string>): Promise<void> {
  const known = await findKnown(transaction, language, words);
  const unknown = [...words].filter((word) => !known.has(word)).sort();
  if (unknown.length === 0) return;
  const rows = unknown.map((word) => ({ language, word, deletions: deletionsOf(language, word) }));
  await transaction.insert(searchWord).values(rows).onConflictDoNothing();
}

/** Decompounding: an unknown compound becomes its parts, a known one also matches its parts. */
export async function splitCompounds(database: Transaction, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  if (!traits[language].compounds) return [...words];
  const known = await findKnown(database, language, new Set(words.filter(canBeMistyped).flatMap(({ text }) => [text, ...piecesOf(text)])));
  return words.flatMap((word) => {
    const parts = splitCompound(word.text, known)?.flatMap((part) => searchWordsOf(part, language)) ?? [];
    if (parts.length < 2) return [word];
    if (!known.has(word.text)) return parts;
    return [{ ...word, alternatives: [...word.alternatives, parts.flatMap(({ alternatives }) => alternatives[0] ?? [])] }];
  });
}

/** Fuzzy matching of words that the vocabulary does not have. A compound that resembles no word is searched by its beginning. */
export async function correctWords(database: Transaction, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  const typed = words.filter(canBeMistyped).map(({ text }) => text);
  const similar = await findSimilar(database, language, typed);
  const unlike = traits[language].compounds ? typed.filter((text) => similar.get(text)?.length === 0) : [];
  const pieces = await findKnown(database, language, new Set(unlike.flatMap(piecesOf)));
  return words.map((word): SearchWord => {
    const spellings = similar.get(word.text) ?? [word.text];
    const others = spellings.length > 0 ? spellings : longestBeginning(word.text, pieces);
    const lexemes = others.filter((other) => other !== word.text).flatMap((other) => lexemeOf(other, language) ?? []);
    if (others.length === 0) return { ...word, isUnknown: true };
    return { ...word, alternatives: [...word.alternatives, ...[...new Set(lexemes)].map((lexeme) => [{ lexeme, prefix: false }])] };
  });
}

/** For each folded word the words of the vocabulary with the fewest mistakes between them: the word itself where it is known. */
async function findSimilar(database: Transaction, language: Language, typed: readonly string[]): Promise<Map<string, string[]>> {
  if (typed.length === 0) return new Map();
  const deletions = typed.flatMap((word) => deletionsOf(language, word));
  const rows = await database.select({ word: searchWord.word }).from(searchWord).where(arrayOverlaps(searchWord.deletions, deletions));
  const candidates = rows.map(({ word }) => word);
  return new Map(typed.map((word) => [word, mostSimilarTo(word, candidates)]));
}

async function findKnown(database: Transaction, language: Language, words: ReadonlySet<string>): Promise<Set<string>> {
  if (words.size === 0) return new Set();
  const isOneOf = and(eq(searchWord.language, language), inArray(searchWord.word, [...words]));
  const rows = await database.select({ word: searchWord.word }).from(searchWord).where(isOneOf);
  return new Set(rows.map(({ word }) => word));
}

/**
 * The deletion neighbourhood of a word: its first letters, less as many as there may be mistakes. Two words with so few mistakes
 * between them have a deletion in common (SymSpell's method), so an array index finds candidates. The language is part of it.
 */
export function deletionsOf(language: Language, word: string): string[] {
  let current = [word.slice(0, comparedLetters)];
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
  return nearest.sort().slice(0, mostSimilar);
}

function mistakesIn(word: string): number {
  return word.length < shortestForTwoMistakes ? 1 : 2;
}

/** Letters to add, remove, replace or swap with a neighbour between two words (Damerau-Levenshtein distance). */
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

/** The beginnings and ends of a word that may be words themselves. */
function piecesOf(word: string): string[] {
  const lengths = Array.from({ length: Math.max(0, word.length - shortestPart) }, (_, index) => shortestPart + index);
  return lengths.flatMap((length) => [word.slice(0, length), word.slice(-length)]);
}

/** A compound as two known words. Of several splits the one with the longest shorter part is the least likely to be chance. */
function splitCompound(word: string, known: ReadonlySet<string>): [string, string] | undefined {
  const splits = piecesOf(word).flatMap((head): [string, string][] => {
    if (!known.has(head) || !word.startsWith(head)) return [];
    const tails = links.filter((link) => word.startsWith(link, head.length)).map((link) => word.slice(head.length + link.length));
    return tails.filter((tail) => known.has(tail)).map((tail) => [head, tail]);
  });
  const shorter = ([head, tail]: [string, string]) => Math.min(head.length, tail.length);
  return splits.toSorted((a, b) => shorter(b) - shorter(a))[0];
}

/** Prefix match: the longest known word at the beginning, such as Notstrom of Notstromfähigkeit. */
function longestBeginning(word: string, known: ReadonlySet<string>): string[] {
  const beginnings = piecesOf(word).filter((piece) => piece.length >= shortestBeginning && word.startsWith(piece) && known.has(piece));
  return beginnings.slice(-1);
}
