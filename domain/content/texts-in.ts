import { contentLanguageOf, dependentLanguages, isDependent, type DependentLanguage, type Language } from "#i18n/languages.ts";

export type WithDependentTexts<Texts> = { [Code in DependentLanguage]?: Texts };

/** Selects an entry's texts for a language; `shownIn` is the language that they are written in. */
export function textsInLanguage<Entry extends object>(
  language: Language,
  entry: Entry & WithDependentTexts<Partial<Entry>>,
): { texts: Omit<Entry, DependentLanguage>; shownIn: Language } {
  const localTexts = isDependent(language) ? entry[language] : undefined;
  const texts = { ...entry, ...localTexts };
  for (const code of dependentLanguages) delete texts[code];
  return { texts, shownIn: localTexts ? language : contentLanguageOf(language) };
}
