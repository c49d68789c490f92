import type { Language } from "#i18n/languages.ts";
import { lexemesOf, tokensOf } from "./analyse.ts";
import type { ResultType } from "./kinds.ts";
import { isMatch, termsOf, type SearchWord, type Term } from "./search-words.ts";
import { worthOf, type Field } from "./score.ts";

/** A page or a document that is no entry, by what it says about itself. */
export type SitePage = {
  type?: Extract<ResultType, "document">;
  id: string;
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
};
export type ReadPage = { page: SitePage; fields: Field[] };

/** Kept as long as its page: the same few are read with every search. */
const readPages = new WeakMap<SitePage, ReadPage>();

/** Pages come with the program and are few, so they are read through and not indexed. */
export function findPages(pages: readonly SitePage[], words: readonly SearchWord[], mode: "all" | "any", language: Language): ReadPage[] {
  return pages.map((page) => readPage(page, language)).filter(({ fields }) => holds(fields, words, mode));
}

export function readPage(page: SitePage, language: Language): ReadPage {
  const known = readPages.get(page);
  if (known) return known;
  const fieldsOf = (text: string, worth: number) => lexemesIn(text, language).map((lexeme) => ({ lexeme, worth }));
  const { title, keywords, description } = page;
  const read = {
    page,
    fields: [...fieldsOf(title, worthOf.A), ...fieldsOf(keywords.join("\n"), worthOf.B), ...fieldsOf(description, worthOf.C)],
  };
  readPages.set(page, read);
  return read;
}

function lexemesIn(text: string, language: Language): string[] {
  return [...new Set(tokensOf(text).flatMap((token) => lexemesOf(token, language)))];
}

/** The same question that tsqueryOf asks the database. */
function holds(fields: readonly Field[], words: readonly SearchWord[], mode: "all" | "any"): boolean {
  const isThere = (term: Term) => fields.some(({ lexeme }) => isMatch(term, lexeme));
  if (mode === "any") return termsOf(words).some(isThere);
  return words.every(({ alternatives }) => alternatives.some((terms) => terms.every(isThere)));
}
