import type { Language } from "./languages.ts";

/**
 * Writing conventions of a language; separate from the language table, which every browser loads.
 *
 * - `spaced`: whether spaces separate words; if not, headings break between phrases and search counts characters
 * - `listComma`: separator of listed parts of a sentence; `colon`: separator of a name and its value
 * - `rangeSign`: separator of two times of day or amounts in languages that do not use Intl's dash
 * - `clockWord`: word after a time of day; `hourSign`: separator of hour and minute. The hour then has no leading zero.
 * - `firstDay`: the first day of a month; `dayPeriods`: spelling of AM and PM
 * - `regionFirst`: whether an address names the region before the town
 * - `umlauts`: whether ä, ö and ü may be typed as ae, oe and ue
 * - `compounds`: whether the language has compound words, which search must split and match by their last part
 * - `spellingOf`: language of which this is a spelling variant; its message and content files hold only differences
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

/** Languages with their own texts: all except spelling variants. */
export type BaseLanguage = { [Code in Language]: (typeof table)[Code] extends { spellingOf: Language } ? never : Code }[Language];
/** Text per language that needs no message file. */
export type TextByLanguage = Record<BaseLanguage, string>;

/** Returns the language itself, or the language that it is a spelling variant of. */
export function baseLanguageOf(language: Language): BaseLanguage {
  const row = table[language];
  return "spellingOf" in row ? row.spellingOf : (language as BaseLanguage);
}

export function textInLanguage(words: TextByLanguage, language: Language): string {
  return words[baseLanguageOf(language)];
}

/** Joins a place and its regions, given from small to large, in the order of the language. */
export function formatPlace(language: Language, ...names: readonly (string | null | undefined)[]): string {
  const { regionFirst, spaced, listComma } = traits[language];
  const present = names.filter(Boolean);
  return (regionFirst ? present.toReversed() : present).join(spaced ? listComma : "");
}

/** Formats text in brackets after a name, with the space before it. */
export function formatInBrackets(language: Language, text: string): string {
  return traits[language].spaced ? ` (${text})` : `（${text}）`;
}
