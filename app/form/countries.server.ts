import { countries } from "#domain/countries/schema";
import { markets } from "#domain/markets/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";

export type NamedCountry = { code: string; name: string };

/** Lists countries and regions for a select: those of the market first, the others sorted by their names in a language. */
export function namedCountries(language: Language, codes: readonly string[] = countries): NamedCountry[] {
  const names = regionNames(language);
  return marketCountriesFirst(
    language,
    codes.map((code) => ({ code, name: names(code) })),
    ({ code }) => code,
  );
}

/** Sorts rows of a select by their names, after those of the market's countries, which have an order of their own. */
export function marketCountriesFirst<Row extends { name: string }>(
  language: Language,
  rows: readonly Row[],
  countryOf: (row: Row) => string | undefined,
): Row[] {
  const first: readonly (string | undefined)[] = markets[language].firstCountries;
  const rankOf = (row: Row) => (first.includes(countryOf(row)) ? first.indexOf(countryOf(row)) : first.length);
  const { compare } = new Intl.Collator(languages[language].tag);
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b) || compare(a.name, b.name));
}
