import { languages, type Language } from "./languages.ts";

/** What a country list of an edition calls differently from `Intl`: in China three regions are named as parts of the country. */
const ownNames: Partial<Record<Language, Record<string, string>>> = { cn: { TW: "中国台湾", HK: "中国香港", MO: "中国澳门" } };

/** Names of countries and regions by their ISO 3166-1 code, in a language. */
export function regionNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(languages[language].tag, { type: "region" });
  return (code) => ownNames[language]?.[code] ?? names.of(code) ?? code;
}
