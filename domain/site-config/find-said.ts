import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { asTyped } from "./as-typed.ts";
import { inEveryLanguage, type FoundText } from "./find-texts.ts";
import type { InterfaceText } from "./interface-text.ts";
import { readSiteConfig } from "./read-site-config.ts";

/** A longer list of identical texts would not help the editor. */
const maxResults = 30;
/** Minimum length of fixed text beside placeholders; a shorter template would match anything. */
const minFixedLength = 3;
const place = /\{\w+\}/g;

type SearchInput = { texts: readonly InterfaceText[]; language: Language; said: readonly string[]; path: string };

/**
 * Finds the UI strings that render as given words; the first candidate with a match wins. Exact matches come before
 * templates with placeholders, strings of the page itself before others. An exact match of the page itself excludes
 * templates: "{at} von {of}" would match any heading with "von" in it.
 */
export async function findSaid(context: Context, { texts, language, said, path }: SearchInput): Promise<FoundText[]> {
  const configs = await readSiteConfig(context);
  const candidates = texts
    .filter((text) => text.place === "page")
    .map((text) => inEveryLanguage(text, configs))
    .flatMap((text) => {
      const localText = text.texts[language];
      return localText ? [{ text, renderedText: asTyped(localText.words ?? localText.original).trim() }] : [];
    });
  for (const words of said.map((candidate) => asTyped(candidate).trim())) {
    const matches = candidates.flatMap(({ text, renderedText }) => {
      const rank = rankOf(renderedText, words);
      return rank === undefined ? [] : [{ text, rank: text.path === path ? rank - 0.5 : rank }];
    });
    const isCertain = matches.some(({ rank }) => rank < 0);
    if (matches.length > 0)
      return matches
        .filter(({ rank }) => !isCertain || rank <= 0)
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, maxResults)
        .map(({ text }) => text);
  }
  return [];
}

/** 0 for an exact match, 1 for a template whose placeholders can be filled to match; `undefined` otherwise. */
function rankOf(renderedText: string, words: string): number | undefined {
  if (renderedText === words) return words === "" ? undefined : 0;
  const fixedParts = renderedText.split(place);
  if (fixedParts.length === 1 || fixedParts.join("").trim().length < minFixedLength) return undefined;
  const pattern = fixedParts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("[^]+?");
  return new RegExp(`^${pattern}$`).test(words) ? 1 : undefined;
}
