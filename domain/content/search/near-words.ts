import { arrayOverlaps } from "drizzle-orm";
import { searchWord } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";

const comparedLetters = 7;
const shortestForTwoMistakes = 8;
const mostNearWords = 8;

/**
 * What is left of the beginning of a word when up to as many letters are missing as there may be mistakes in it. Two
 * words within that many mistakes of each other share a remnant (the method is known as symmetric delete). The language
 * is part of it, so that one index answers for both.
 */
export function remnantsOf(language: Language, word: string): string[] {
  let current = [word.slice(0, comparedLetters)];
  const remnants = new Set(current);
  for (let missing = 0; missing < mistakesIn(word); missing += 1) {
    current = current.flatMap((rest) => [...rest].map((_, index) => rest.slice(0, index) + rest.slice(index + 1)));
    for (const rest of current) remnants.add(rest);
  }
  return [...remnants].map((rest) => `${language} ${rest}`);
}

/** For each of the folded words the words of the entries in a language that it may have meant: the nearest ones, or itself. */
export async function findNearWords(
  transaction: Transaction,
  language: Language,
  typed: readonly string[],
): Promise<Map<string, string[]>> {
  if (typed.length === 0) return new Map();
  const candidates = await transaction
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(
      arrayOverlaps(
        searchWord.remnants,
        typed.flatMap((word) => remnantsOf(language, word)),
      ),
    );
  return new Map(
    typed.map((word) => [
      word,
      nearest(
        word,
        candidates.map((candidate) => candidate.word),
      ),
    ]),
  );
}

function nearest(typed: string, words: readonly string[]): string[] {
  const near = words
    .filter((word) => Math.abs(word.length - typed.length) <= mistakesIn(typed))
    .map((word) => ({ word, mistakes: distance(typed, word) }))
    .filter(({ mistakes }) => mistakes <= mistakesIn(typed));
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  return near
    .filter(({ mistakes }) => mistakes === fewest)
    .map(({ word }) => word)
    .sort()
    .slice(0, mostNearWords);
}

function mistakesIn(word: string): number {
  return word.length < shortestForTwoMistakes ? 1 : 2;
}

/** Letters to add, leave out, replace or swap with their neighbour to make one word of the other. */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, replaced);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length]!;
}
