import { languages, type Language } from "./languages.ts";

/** Names that replace those of `Intl`: Chinese pages must name three regions as parts of China. */
const customNames: Partial<Record<Language, Record<string, string>>> = { cn: { TW: "中国台湾", HK: "中国香港", MO: "中国澳门" } };

export function regionNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(languages[language].tag, { type: "region" });
  return (code) => customNames[language]?.[code] ?? names.of(code) ?? code;
}
