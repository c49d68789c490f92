import { countries } from "#domain/countries/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";

export type NamedCountry = { code: string; name: string };

/** Lists all countries and regions, sorted by their names in a language. */
export function namedCountries(language: Language): NamedCountry[] {
  const { tag } = languages[language];
  const names = regionNames(language);
  return countries.map((code) => ({ code, name: names(code) })).toSorted((a, b) => a.name.localeCompare(b.name, tag));
}
