import { countries } from "#domain/countries/schema";
import { languages, type Language } from "#i18n/languages.ts";

declare global {
  namespace Intl {
    interface Locale {
      /** ES2026 method that TypeScript's library lacks. */
      getTimeZones(): string[] | undefined;
    }
  }
}

let byZone: Map<string, string> | undefined;

/** Returns the country of a time zone such as Europe/Vienna. */
export function countryOfZone(zone: string): string | undefined {
  byZone ??= new Map(
    countries.flatMap((country) => (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((name) => [name, country] as const)),
  );
  return byZone.get(zone);
}

export function countryOfLanguage(language: Language): string | undefined {
  return new Intl.Locale(languages[language].tag).maximize().region;
}
