import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { languages, type Language } from "#i18n/languages.ts";
import { namedCountries, type NamedCountry } from "./countries.server.ts";

export type CountryRow = NamedCountry & { callingCode: string | undefined };
export type CallingCode = { code: string; name: string };

/** Countries with the calling code that a phone number there begins with. */
export function countriesWithCodes(language: Language): CountryRow[] {
  return namedCountries(language).map((country) => ({ ...country, callingCode: callingCodeOf(country.code) }));
}

/** Of countries that share a code, the one that most people know it by. */
const bestKnown = new Set(["US", "RU", "IT", "GB", "NO", "AU", "MA", "RE", "SH", "FI", "GP", "CW"]);

/** Every calling code once, in the order of the country names in the language; three dots where countries share it. */
export function callingCodes(language: Language, countries: readonly CountryRow[]): CallingCode[] {
  const codes = new Map<string, { name: string; isShared: boolean }>();
  for (const { code, name, callingCode } of countries) {
    if (!callingCode) continue;
    const other = codes.get(callingCode);
    codes.set(callingCode, { name: other && !bestKnown.has(code) ? other.name : name, isShared: other !== undefined });
  }
  return Array.from(codes, ([code, { name, isShared }]) => ({ code, name: isShared ? `${name}…` : name })).toSorted((a, b) =>
    a.name.localeCompare(b.name, languages[language].tag),
  );
}

function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}
