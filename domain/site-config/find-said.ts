import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { asTyped } from "./as-typed.ts";
import { inEveryLanguage, type FoundText } from "./find-texts.ts";
import type { InterfaceText } from "./interface-text.ts";
import { readSiteConfig } from "./read-site-config.ts";

/** More of the same words are no help to choose from. */
const mostFound = 30;
/** So much of a text with places has to be its own, or it would fit anything. */
const leastOwn = 3;
const place = /\{\w+\}/g;

type Said = { texts: readonly InterfaceText[]; language: Language; said: readonly string[]; path: string };

/**
 * Texts that a page shows as these words; of several groups of words, the first group that any text matches counts. Equal
 * texts come before templates that the words could fill, and texts of the page before those of others. If a text of the
 * page is equal, templates are left out: "{at} von {of}" would match any heading with "von" in it.
 */
export async function findSaid(context: Context, { texts, language, said, path }: Said): Promise<FoundText[]> {
  const configs = await readSiteConfig(context);
  const found = texts
    .filter((text) => text.place === "page")
    .map((text) => inEveryLanguage(text, configs))
    .flatMap((text) => {
      const own = text.texts[language];
      return own ? [{ text, shown: asTyped(own.words ?? own.original).trim() }] : [];
    });
  for (const words of said.map((each) => asTyped(each).trim())) {
    const fitting = found.flatMap(({ text, shown }) => {
      const rank = rankOf(shown, words);
      return rank === undefined ? [] : [{ text, rank: text.path === path ? rank - 0.5 : rank }];
    });
    const isCertain = fitting.some(({ rank }) => rank < 0);
    if (fitting.length > 0)
      return fitting
        .filter(({ rank }) => !isCertain || rank <= 0)
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, mostFound)
        .map(({ text }) => text);
  }
  return [];
}

/** 0 for the same words, 1 for a text with places into which what is between them fits; none of any other. */
function rankOf(shown: string, words: string): number | undefined {
  if (shown === words) return words === "" ? undefined : 0;
  const own = shown.split(place);
  if (own.length === 1 || own.join("").trim().length < leastOwn) return undefined;
  const pattern = own.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("[^]+?");
  return new RegExp(`^${pattern}$`).test(words) ? 1 : undefined;
}
