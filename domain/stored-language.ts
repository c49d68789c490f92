import { isLanguage, type Language } from "#i18n/languages.ts";

/** The language that a row was stored with. */
export function storedLanguage({ language }: { language: string }): Language {
  if (!isLanguage(language)) throw new Error(`${language} is no language of the site.`);
  return language;
}
