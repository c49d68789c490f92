import type { Language } from "./languages.ts";

/**
 * How a language is written, as far as code has to know. Not in the language table, which every browser loads.
 *
 * - `spaced`: whether words part at spaces; where they do not, headings break between phrases and search counts signs
 * - `listComma`: stands between the parts of a sentence that are listed; `colon`: between a name and its value
 * - `clockWord`: follows a time of the clock, whose hour then has no leading zero
 * - `regionFirst`: whether a place is named from the large to the small
 * - `umlauts`: whether ä, ö and ü are typed as ae, oe and ue where the keyboard lacks them
 * - `compounds`: whether words grow together, so that one has to be found by its end and taken apart
 * - `spellingOf`: the language that it only spells otherwise; files of copy and content hold what differs
 */
export type Traits = {
  spaced: boolean;
  listComma: string;
  colon: string;
  clockWord: string;
  regionFirst: boolean;
  umlauts: boolean;
  compounds: boolean;
  spellingOf?: Language;
};

const latin = { spaced: true, listComma: ", ", colon: ": ", clockWord: "", regionFirst: false, umlauts: false, compounds: false };

const table = {
  fr: { ...latin, colon: "\u00a0: " },
  en: latin,
  cn: { spaced: false, listComma: "，", colon: "：", clockWord: "", regionFirst: true, umlauts: false, compounds: false },
  au: { ...latin, spellingOf: "en" },
  de: { ...latin, clockWord: "Uhr", umlauts: true, compounds: true },
} as const satisfies Record<Language, Traits>;

export const traits: Record<Language, Traits> = table;

/** The languages with words of their own: all except spelling variants of another one. */
export type WordLanguage = { [Code in Language]: (typeof table)[Code] extends { spellingOf: Language } ? never : Code }[Language];
/** A few words that no folder of copies is worth. */
export type Words = Record<WordLanguage, string>;

/** The language whose words this one uses: its own, or the one that it is a spelling variant of. */
export function wordLanguageOf(language: Language): WordLanguage {
  const row = table[language];
  return "spellingOf" in row ? row.spellingOf : (language as WordLanguage);
}

export function wordsIn(words: Words, language: Language): string {
  return words[wordLanguageOf(language)];
}

/** A place in a region, as addresses of the language name it. */
export function placeIn(language: Language, place: string, region: string): string {
  const { regionFirst, spaced, listComma } = traits[language];
  const [first, second] = regionFirst ? [region, place] : [place, region];
  return first + (spaced ? listComma : "") + second;
}
