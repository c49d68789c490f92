import type { Language } from "#i18n/languages.ts";
import { lexemesOf, tokensOf } from "./analyse.ts";
import { isMatch, termsOf, type SearchWord, type Term } from "./search-words.ts";

/** What something is found by: lexemes with what finding one there is worth, from 0 to 1. */
export type Field = { lexeme: string; worth: number };

/** By the weight of a field: name, title and keywords, lead, body; `mentioned` for what stands somewhere in it. */
export const worthOf = { A: 1, B: 0.6, C: 0.4, D: 0.2, mentioned: 0.1 } as const;
/** A longer word that only begins or ends like what was typed may be another one. */
const likeness = 0.9;
const titleShare = 0.2;
const leastWeight = 0.2;
const weightOfNumbers = 1.5;

/** `pages`: how many of the site's own pages have the word. */
export type WeighedWord = SearchWord & { weight: number; pages: number };

/** How well something answers each word of a text. */
export function answersTo(words: readonly SearchWord[], fields: readonly Field[], least: number): number[] {
  return words.map(({ alternatives }) =>
    Math.max(least, ...alternatives.map((terms) => Math.min(...terms.map((term) => worthIn(fields, term))))),
  );
}

function worthIn(fields: readonly Field[], term: Term): number {
  let best = 0;
  for (const { lexeme, worth } of fields) {
    if (worth <= best || !isMatch(term, lexeme)) continue;
    best = lexeme === term.lexeme ? worth : Math.max(best, worth * likeness);
  }
  return best;
}

/** Answers and title as one figure. What is called just so, and nothing else, is what was looked for. */
export function scoreOf(answers: readonly number[], words: readonly WeighedWord[], title: string, language: Language): number {
  const mean = meanOf(answers, words);
  return mean + titleShare * mean * shareOfTitle(words, title, language);
}

/** A mean in which each word counts as much as it tells. */
export function meanOf(values: readonly number[], words: readonly WeighedWord[]): number {
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  return weight === 0 ? 0 : values.reduce((sum, value, index) => sum + value * (words[index]?.weight ?? 0), 0) / weight;
}

/** What tells things apart: a word that every page has does not, a number does. */
export function weighed(words: readonly SearchWord[], pages: readonly (readonly Field[])[]): WeighedWord[] {
  return words.map((word) => {
    const having = pages.filter((fields) => answersTo([word], fields, 0)[0]).length;
    const rarity = 1 - Math.log(having + 1) / Math.log(pages.length + 2);
    return { ...word, pages: having, weight: Math.max(leastWeight, rarity) * (hasNumber(word) ? weightOfNumbers : 1) };
  });
}

export function hasNumber({ text }: SearchWord): boolean {
  return /\p{N}/u.test(text);
}

/** How much of a title is what was typed. */
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
