import { isLanguage, type Language } from "#i18n/languages.ts";

/** Language of a stored row, checked at run time. */
export function storedLanguage({ language }: { language: string }): Language {
  if (!isLanguage(language)) throw new Error(`The stored language ${language} is not a language of the site.`);
  return language;
}
