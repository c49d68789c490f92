import { countries } from "#domain/countries/schema";
import { languages, type Language } from "#i18n/languages.ts";

declare global {
  namespace Intl {
    interface Locale {
      /** Of ES2026; the compiler's own list lacks it. */
      getTimeZones(): string[] | undefined;
    }
  }
}

let byZone: Map<string, string> | undefined;

/** The country whose clocks a time zone names, such as Europe/Vienna. */
export function countryOfZone(zone: string): string | undefined {
  byZone ??= new Map(
    countries.flatMap((country) => (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((name) => [name, country] as const)),
  );
  return byZone.get(zone);
}

/** The country that a language of the site is first of all for. */
export function countryOfLanguage(language: Language): string | undefined {
  return new Intl.Locale(languages[language].tag).maximize().region;
}
