import type { Language } from "#i18n/languages.ts";
import { lexemesOf, tokensOf } from "./analyse.ts";
import type { Mode, SearchHit } from "./find-entries.ts";
import type { ResultType } from "./kinds.ts";
import { isMatch, termsOf, type SearchWord, type Term } from "./query.ts";

/** `weight` is the score of a match with the lexeme, from 0 to 1. */
export type Field = { lexeme: string; weight: number };
/** Search finds static pages and files by the texts of their head. */
export type SitePage = {
  type?: Extract<ResultType, "document">;
  id: string;
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
};

/** Field weights: title, keywords, lead, and words repeated in the body. */
const fieldWeights = { A: 1, B: 0.6, C: 0.4, D: 0.2 } as const;
/** Prefix and suffix matches weigh less, because the longer word may be another word. */
const partialMatchFactor = 0.9;
const fieldsOfPages = new WeakMap<SitePage, Field[]>();

/** Returns the lexemes of a page. The cache lasts as long as the page, because every search reads the same few hundred. */
export function fieldsOfPage(page: SitePage, language: Language): Field[] {
  const cached = fieldsOfPages.get(page);
  if (cached) return cached;
  const { title, keywords, description } = page;
  const fields = [
    ...fieldsOfText(title, fieldWeights.A, language),
    ...fieldsOfText(keywords.join("\n"), fieldWeights.B, language),
    ...fieldsOfText(description, fieldWeights.C, language),
  ];
  fieldsOfPages.set(page, fields);
  return fields;
}

/** Returns the lexemes of an entry. `head` is a tsvector as PostgreSQL writes it, where weight D has no letter. */
export function fieldsOfEntry({ title, head }: SearchHit, language: Language): Field[] {
  const headFields = [...head.matchAll(/'([^'~][^']*)':1([ABC]?)/g)].map(([, lexeme = "", weight]) => ({
    lexeme,
    weight: weight === "A" || weight === "B" || weight === "C" ? fieldWeights[weight] : fieldWeights.D,
  }));
  return [...fieldsOfText(title, fieldWeights.A, language), ...headFields];
}

/** Matches fields as `tsqueryOf` matches rows of the database. */
export function hasWords(fields: readonly Field[], words: readonly SearchWord[], mode: Mode): boolean {
  const isThere = (term: Term) => fields.some(({ lexeme }) => isMatch(term, lexeme));
  if (mode === "any") return termsOf(words).some(isThere);
  return words.every(({ alternatives }) => alternatives.some((terms) => terms.every(isThere)));
}

/** Scores each word by its best match in the fields, from 0 to 1. */
export function scoreWords(words: readonly SearchWord[], fields: readonly Field[]): number[] {
  return words.map(({ alternatives }) =>
    Math.max(...alternatives.map((terms) => Math.min(...terms.map((term) => scoreOfTerm(fields, term))))),
  );
}

function scoreOfTerm(fields: readonly Field[], term: Term): number {
  let best = 0;
  for (const { lexeme, weight } of fields) {
    if (weight <= best || !isMatch(term, lexeme)) continue;
    best = lexeme === term.lexeme ? weight : Math.max(best, weight * partialMatchFactor);
  }
  return best;
}

function fieldsOfText(text: string, weight: number, language: Language): Field[] {
  const lexemes = new Set(tokensOf(text).flatMap((token) => lexemesOf(token, language)));
  return [...lexemes].map((lexeme) => ({ lexeme, weight }));
}
