import type { Language } from "./languages.ts";

/**
 * How a language is written, as far as code has to know. Not in the language table, which every browser loads.
 *
 * - `spaced`: whether words part at spaces; where they do not, headings break between phrases and search counts signs
 * - `listComma`: stands between the parts of a sentence that are listed; `colon`: between a name and its value
 * - `rangeSign`: stands between two times of the clock where Intl's dash is not used
 * - `clockWord`: follows a time of the clock; `hourSign`: stands between hour and minute. The hour then has no leading zero.
 * - `firstDay`: the first day of a month; `dayPeriods`: how AM and PM are written
 * - `regionFirst`: whether a place is named from the large to the small
 * - `umlauts`: whether ä, ö and ü are typed as ae, oe and ue where the keyboard lacks them
 * - `compounds`: whether words grow together, so that one has to be found by its end and taken apart
 * - `spellingOf`: the language that it only spells otherwise; files of copy and content hold what differs
 */
export type Traits = {
  spaced: boolean;
  listComma: string;
  colon: string;
  rangeSign: string;
  clockWord: string;
  hourSign: string;
  firstDay: string;
  dayPeriods: Readonly<Record<string, string>>;
  regionFirst: boolean;
  umlauts: boolean;
  compounds: boolean;
  spellingOf?: Language;
};

const asIntl = { rangeSign: "", clockWord: "", hourSign: "", firstDay: "1", dayPeriods: {} };
const latin = { ...asIntl, spaced: true, listComma: ", ", colon: ": ", regionFirst: false, umlauts: false, compounds: false };

const table = {
  fr: { ...latin, colon: "\u00a0: ", hourSign: "h", firstDay: "1er" },
  en: { ...latin, dayPeriods: { AM: "a.m.", PM: "p.m." } },
  cn: { ...asIntl, spaced: false, listComma: "，", colon: "：", rangeSign: "～", regionFirst: true, umlauts: false, compounds: false },
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

/** A place and what it lies in, named from the small to the large, in the order that the language writes them. */
export function placeIn(language: Language, ...names: readonly (string | null | undefined)[]): string {
  const { regionFirst, spaced, listComma } = traits[language];
  const known = names.filter(Boolean);
  return (regionFirst ? known.toReversed() : known).join(spaced ? listComma : "");
}

/** What follows a name in brackets, with the space before it. */
export function inBrackets(language: Language, text: string): string {
  return traits[language].spaced ? ` (${text})` : `（${text}）`;
}
