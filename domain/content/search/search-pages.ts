import type { Language } from "#i18n/languages.ts";
import { lexemesOf, pairsOf, tokensOf } from "./analyse.ts";
import { isMatch, termsOf, type SearchWord } from "./search-words.ts";

/** A page of the site that is no entry, by what it says about itself. */
export type SitePage = { id: string; path: string; title: string; description: string; keywords: readonly string[] };
/** `called`: the page has what was searched for as its name, and does not only mention it. */
export type FoundPage = { page: SitePage; called: boolean };

type ReadPage = { title: string[]; beginning: string[]; everything: string[] };

/** Kept as long as its page: the same few are read with every search. */
const readPages = new WeakMap<SitePage, ReadPage>();

/** Pages come with the program and are few, so they are read through and not indexed. */
export function findPages(pages: readonly SitePage[], words: readonly SearchWord[], mode: "all" | "any", language: Language): FoundPage[] {
  return pages.flatMap((page) => {
    const read = readPages.get(page) ?? readPage(page, language);
    readPages.set(page, read);
    if (!holds(read.everything, words, mode)) return [];
    return [{ page, called: holds(read.title, words, mode) && holds(read.beginning, words, "any") }];
  });
}

function readPage(page: SitePage, language: Language): ReadPage {
  const title = lexemesIn(page.title, language);
  const everything = [...title, ...lexemesIn(`${page.description}\n${page.keywords.join("\n")}`, language)];
  return { title, beginning: beginningOf(page.title, language), everything };
}

/** Titles name their page first and go on about it. */
function beginningOf(title: string, language: Language): string[] {
  const [first] = tokensOf(title);
  if (!first) return [];
  return first.chinese ? [...first.text.slice(0, 1), ...pairsOf(first.text).slice(0, 1)] : lexemesOf(first, language);
}

function lexemesIn(text: string, language: Language): string[] {
  return tokensOf(text).flatMap((token) => lexemesOf(token, language));
}

/** The same question that tsqueryOf asks the database. */
function holds(lexemes: readonly string[], words: readonly SearchWord[], mode: "all" | "any"): boolean {
  const isThere = (term: ReturnType<typeof termsOf>[number]) => lexemes.some((lexeme) => isMatch(term, lexeme));
  if (mode === "any") return termsOf(words).some(isThere);
  return words.every(({ alternatives }) => alternatives.some((terms) => terms.every(isThere)));
}
