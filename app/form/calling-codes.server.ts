import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Language } from "#i18n/languages.ts";
import { marketCountriesFirst, namedCountries, type NamedCountry } from "./countries.server.ts";

export type CountryRow = NamedCountry & { callingCode: string | undefined };
export type CallingCode = { code: string; name: string };

export function countriesWithCodes(language: Language): CountryRow[] {
  return namedCountries(language).map((country) => ({ ...country, callingCode: callingCodeOf(country.code) }));
}

/** Country that names a calling code which several countries share. */
const mainCountries = new Set(["US", "RU", "IT", "GB", "NO", "AU", "MA", "RE", "SH", "FI", "GP", "CW"]);

/**
 * Lists each calling code once, sorted like the countries. A code that countries share is named after its main country, with three
 * dots, and stands where the first of them does.
 */
export function callingCodes(language: Language, countries: readonly CountryRow[]): CallingCode[] {
  const codes = new Map<string, { name: string; isShared: boolean }>();
  for (const { code, name, callingCode } of countries) {
    if (!callingCode) continue;
    const other = codes.get(callingCode);
    codes.set(callingCode, { name: other && !mainCountries.has(code) ? other.name : name, isShared: other !== undefined });
  }
  const countryOfCode = new Map(countries.toReversed().map(({ code, callingCode }) => [callingCode, code]));
  const named = Array.from(codes, ([code, { name, isShared }]) => ({ code, name: isShared ? `${name}…` : name }));
  return marketCountriesFirst(language, named, ({ code }) => countryOfCode.get(code));
}

function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}
