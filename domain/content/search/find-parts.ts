import { and, eq, inArray } from "drizzle-orm";
import { searchWord } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Transaction } from "#platform/database";
import { searchWordsOf, type SearchWord } from "./search-words.ts";

const shortestCompound = 8;
const shortestPart = 4;
const shortestHead = 5;
/** What stands between the parts of a German compound: Garantie-zeit, Leistung-s-grenze, Batterie-n-tausch. */
const links = ["", "s", "n", "en", "es", "er", "e"];

type Split = { head: string; tail: string };

/**
 * Words that grew together, taken apart where both parts are words of the index: a word that the index knows itself is
 * found by its parts as well, of another one they take the place.
 */
export async function withParts(database: Transaction, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  const long = words.flatMap(({ typed }) => (typed && typed.length >= shortestCompound ? [typed] : []));
  if (!traits[language].compounds || long.length === 0) return [...words];
  const splits = new Map(long.map((word) => [word, splitsOf(word)]));
  const known = await knownAmong(database, language, [...long, ...[...splits.values()].flat().flatMap(({ head, tail }) => [head, tail])]);
  return words.flatMap((word) => {
    const split = best(splits.get(word.typed ?? "") ?? [], known);
    if (!split) return [word];
    const parts = [split.head, split.tail].flatMap((part) => searchWordsOf(part, language));
    if (parts.length < 2) return [word];
    if (!known.has(word.typed ?? "")) return parts;
    return [{ ...word, alternatives: [...word.alternatives, parts.flatMap(({ alternatives }) => alternatives[0] ?? [])] }];
  });
}

/** A word that nothing is like, by the longest word of the index that it begins with: Notstromfähigkeit by Notstrom. */
export async function withHeads(database: Transaction, words: readonly SearchWord[], language: Language): Promise<SearchWord[]> {
  if (!traits[language].compounds) return [...words];
  const headsOf = ({ typed = "" }: SearchWord) =>
    Array.from({ length: Math.max(0, typed.length - shortestHead) }, (_, index) => typed.slice(0, typed.length - 1 - index));
  const known = await knownAmong(database, language, words.flatMap(headsOf));
  return words.map((word) => {
    const head = headsOf(word).find((each) => known.has(each));
    const terms = head ? searchWordsOf(head, language).flatMap(({ alternatives }) => alternatives) : [];
    return { ...word, alternatives: [...word.alternatives, ...terms] };
  });
}

async function knownAmong(database: Transaction, language: Language, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await database
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(and(eq(searchWord.language, language), inArray(searchWord.word, [...new Set(words)])));
  return new Set(rows.map(({ word }) => word));
}

function splitsOf(word: string): Split[] {
  const splits: Split[] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    for (const link of links) {
      const head = word.slice(0, at);
      const isLinked = head.endsWith(link) && head.length - link.length >= shortestPart;
      if (isLinked) splits.push({ head: head.slice(0, at - link.length), tail: word.slice(at) });
    }
  }
  return splits;
}

/** The one whose shorter part is longest: it is the least likely to be one by chance. */
function best(splits: readonly Split[], known: ReadonlySet<string>): Split | undefined {
  const shorter = ({ head, tail }: Split) => Math.min(head.length, tail.length);
  return splits.filter(({ head, tail }) => known.has(head) && known.has(tail)).toSorted((a, b) => shorter(b) - shorter(a))[0];
}
