import { and, arrayOverlaps, eq, ne } from "drizzle-orm";
import { searchSynonym } from "#db/search-synonym.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { tokensOf } from "./analyse.ts";
import { keysIn, keysOf, unitsOfKey, written } from "./synonym-keys.ts";
import { searchWordsOf, type SearchWord, type Term } from "./search-words.ts";
import { analysis, spellingsOf } from "./search-row.ts";

/** Words of a text that lead somewhere or mean others: how much of each word of the text they are, from 0 to 1, and how many there are. */
export type Said = { target: string; covers: number[]; size: number };

/** A word that has the stem of another may be a word for something else. */
const coverOfStem = 0.75;

/** The part of a row of synonyms that follows from its words. */
export function synonymRow(language: Language, words: readonly string[]): { words: string[]; keys: string[]; analysis: string } {
  return { words: [...words], keys: [...new Set(words.flatMap((phrase) => keysOf(phrase, language)))], analysis };
}

/** The words of synonyms as they are spelt, so that they are known where somebody mistypes them. */
export function spellingsIn(phrases: readonly string[], language: Language): Set<string> {
  const tokens = phrases.flatMap(tokensOf).filter(({ chinese }) => !chinese);
  return new Set(tokens.flatMap(({ text }) => spellingsOf(text, language)));
}

/** What the words of a text mean or lead to, by the synonyms of its language. */
export async function findSaid(
  database: Transaction,
  { text, language, words }: { text: string; language: Language; words: readonly SearchWord[] },
): Promise<Said[]> {
  const asked = keysIn(text, words, language);
  if (asked.length === 0) return [];
  const rows = await database
    .select({ target: searchSynonym.target, keys: searchSynonym.keys })
    .from(searchSynonym)
    .where(arrayOverlaps(searchSynonym.keys, asked));
  const known = new Set(asked);
  return rows.map(({ target, keys }) => {
    const ways = keys.filter((key) => known.has(key)).map((key) => wayOf(words, unitsOfKey(key)));
    return { target, ...ways.reduce((best, way) => (worthOfWay(way) > worthOfWay(best) ? way : best)) };
  });
}

type Way = Pick<Said, "covers" | "size">;

function wayOf(words: readonly SearchWord[], units: readonly string[]): Way {
  return { covers: coversOf(words, new Set(units)), size: units.length };
}

/** Of two that cover the same words, the longer one says more: Händler werden. */
function worthOfWay({ covers, size }: Way): number {
  return sumOf(covers) + size / 100;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Words that mean others are found by these as well. */
export function withMeanings(words: readonly SearchWord[], said: readonly Said[], language: Language): SearchWord[] {
  const meant = said.map(({ target, covers }) => ({ covers, terms: meaningOf(target, language) }));
  return words.map((word, index) => {
    const more = meant.flatMap(({ covers, terms }) => ((covers[index] ?? 0) > 0.5 ? [terms] : []));
    return more.length === 0 ? word : { ...word, alternatives: [...word.alternatives, ...more] };
  });
}

function meaningOf(target: string, language: Language): Term[] {
  return searchWordsOf(target, language).flatMap(({ alternatives }) => alternatives[0] ?? []);
}

/** Of a text in which every word is one that every text has, there is nothing to cover. */
function coversOf(words: readonly SearchWord[], units: ReadonlySet<string>): number[] {
  return words.map(({ text, alternatives }) => {
    if (/^\p{Script=Han}/u.test(text)) return coverOfSigns(text, units);
    if (units.has(written(text))) return 1;
    return (
      coverOfStem * Math.max(...alternatives.map((terms) => terms.filter(({ lexeme }) => isAmong(units, lexeme)).length / terms.length))
    );
  });
}

function isAmong(units: ReadonlySet<string>, lexeme: string): boolean {
  return units.has(lexeme) || units.has(written(lexeme));
}

function coverOfSigns(word: string, units: ReadonlySet<string>): number {
  const covers = [...units].map((unit) => (unit.includes(word) ? 1 : word.includes(unit) ? unit.length / word.length : 0));
  return Math.min(1, sumOf(covers));
}

/** Makes the keys anew that another analysis made. */
export async function refreshSynonyms(database: Transaction): Promise<void> {
  const rows = await database.select().from(searchSynonym).where(ne(searchSynonym.analysis, analysis));
  for (const { language, target, words } of rows)
    await database
      .update(searchSynonym)
      .set(synonymRow(language, words))
      .where(and(eq(searchSynonym.language, language), eq(searchSynonym.target, target), ne(searchSynonym.analysis, analysis)));
}
