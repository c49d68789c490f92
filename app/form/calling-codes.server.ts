import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Language } from "#i18n/languages.ts";
import { namedCountries, type NamedCountry } from "./countries.server.ts";

export type CountryRow = NamedCountry & { callingCode: string | undefined };
export type CallingCode = { code: string; name: string };

/** Countries with the calling code that a phone number there begins with. */
export function countriesWithCodes(language: Language): CountryRow[] {
  return namedCountries(language).map((country) => ({ ...country, callingCode: callingCodeOf(country.code) }));
}

/** Of countries that share a code, the one that most people know it by. */
const bestKnown = new Set(["US", "RU", "IT", "GB", "NO", "AU", "MA", "RE", "SH", "FI", "GP", "CW"]);

/** Every calling code once, by its number, with its country; three dots where others share it. */
export function callingCodes(countries: readonly CountryRow[]): CallingCode[] {
  const sharing = Map.groupBy(
    countries.filter(({ callingCode }) => callingCode),
    ({ callingCode }) => callingCode!,
  );
  return Array.from(sharing, ([code, rows]) => {
    const { name } = rows.find((row) => bestKnown.has(row.code)) ?? rows[0]!;
    return { code, name: rows.length > 1 ? `${name}, …` : name };
  }).toSorted((a, b) => a.name.localeCompare(b.name));
}

function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}
