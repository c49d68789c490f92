import type { Language } from "#i18n/languages.ts";
import { lexemesOf, tokensOf } from "./analyse.ts";
import type { FoundEntry, Mode } from "./find-entries.ts";
import type { ResultType } from "./kinds.ts";
import { isMatch, termsOf, type SearchWord, type Term } from "./query.ts";

/** A lexeme of a page or entry, and what finding it there is worth, from 0 to 1. */
export type Field = { lexeme: string; worth: number };
/** A page or file that is no entry, by the texts of its head. */
export type SitePage = {
  type?: Extract<ResultType, "document">;
  id: string;
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
};

/** By the weight of a field: title, keywords, lead, repeated in the body. */
const worthOf = { A: 1, B: 0.6, C: 0.4, D: 0.2 } as const;
/** A longer word that only begins or ends like the typed one may be another word. */
const likeness = 0.9;
const fieldsOfPages = new WeakMap<SitePage, Field[]>();

/** The fields of a page, cached as long as the page: every search reads the same few hundred. */
export function fieldsOfPage(page: SitePage, language: Language): Field[] {
  const cached = fieldsOfPages.get(page);
  if (cached) return cached;
  const { title, keywords, description } = page;
  const fields = [
    ...fieldsOfText(title, worthOf.A, language),
    ...fieldsOfText(keywords.join("\n"), worthOf.B, language),
    ...fieldsOfText(description, worthOf.C, language),
  ];
  fieldsOfPages.set(page, fields);
  return fields;
}

/** The fields of an entry: its title, and its head as PostgreSQL writes a tsvector, where weight D has no letter. */
export function fieldsOfEntry({ title, head }: FoundEntry, language: Language): Field[] {
  const others = [...head.matchAll(/'([^'~][^']*)':1([ABC]?)/g)].map(([, lexeme = "", weight]) => ({
    lexeme,
    worth: weight === "A" || weight === "B" || weight === "C" ? worthOf[weight] : worthOf.D,
  }));
  return [...fieldsOfText(title, worthOf.A, language), ...others];
}

/** Answers for fields what `tsqueryOf` asks the database. */
export function hasWords(fields: readonly Field[], words: readonly SearchWord[], mode: Mode): boolean {
  const isThere = (term: Term) => fields.some(({ lexeme }) => isMatch(term, lexeme));
  if (mode === "any") return termsOf(words).some(isThere);
  return words.every(({ alternatives }) => alternatives.some((terms) => terms.every(isThere)));
}

/** Weight of each word in some fields, from 0 to 1. */
export function worthOfWords(words: readonly SearchWord[], fields: readonly Field[]): number[] {
  return words.map(({ alternatives }) =>
    Math.max(...alternatives.map((terms) => Math.min(...terms.map((term) => worthOfTerm(fields, term))))),
  );
}

function worthOfTerm(fields: readonly Field[], term: Term): number {
  let best = 0;
  for (const { lexeme, worth } of fields) {
    if (worth <= best || !isMatch(term, lexeme)) continue;
    best = lexeme === term.lexeme ? worth : Math.max(best, worth * likeness);
  }
  return best;
}

function fieldsOfText(text: string, worth: number, language: Language): Field[] {
  const lexemes = new Set(tokensOf(text).flatMap((token) => lexemesOf(token, language)));
  return [...lexemes].map((lexeme) => ({ lexeme, worth }));
}
