import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { normalizeTypedText } from "./normalize-typed-text.ts";
import { toFoundString, type FoundUiString } from "./find-texts.ts";
import type { UiString } from "./ui-string.ts";
import { readSiteConfig } from "./read-site-config.ts";

/** Longer lists of identical texts would not help the editor. */
const maxResults = 30;
/** Templates with less fixed text beside placeholders would match anything. */
const minFixedLength = 3;
const placeholder = /\{\w+\}/g;

type SearchInput = { texts: readonly UiString[]; language: Language; said: readonly string[]; path: string };

/**
 * Finds UI strings by their rendered text; exact matches and strings of the page come first. An exact match of the page
 * excludes templates, because "{at} von {of}" would match any heading with "von".
 */
export async function findByRenderedText(context: Context, { texts, language, said, path }: SearchInput): Promise<FoundUiString[]> {
  const configs = await readSiteConfig(context);
  const candidates = texts
    .filter((text) => text.place === "page")
    .map((text) => toFoundString(text, configs))
    .flatMap((text) => {
      const localText = text.texts[language];
      return localText ? [{ text, renderedText: normalizeTypedText(localText.words ?? localText.original).trim() }] : [];
    });
  for (const words of said.map((candidate) => normalizeTypedText(candidate).trim())) {
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

/** Returns 0 for an exact match, 1 for a template that can be filled to match, and `undefined` otherwise. */
function rankOf(renderedText: string, words: string): number | undefined {
  if (renderedText === words) return words === "" ? undefined : 0;
  const fixedParts = renderedText.split(placeholder);
  if (fixedParts.length === 1 || fixedParts.join("").trim().length < minFixedLength) return undefined;
  const pattern = fixedParts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("[^]+?");
  return new RegExp(`^${pattern}$`).test(words) ? 1 : undefined;
}
