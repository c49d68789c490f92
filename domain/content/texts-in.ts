import { contentLanguageOf, dependentLanguages, isDependent, type DependentLanguage, type Language } from "#i18n/languages.ts";

/** Texts of languages that fall back on the entry's own, under their codes. */
export type Beside<Texts> = { [Code in DependentLanguage]?: Texts };

/** An entry as it speaks in a language, and which language its texts are in. */
export function textsIn<Entry extends object>(
  language: Language,
  entry: Entry & Beside<Partial<Entry>>,
): { texts: Omit<Entry, DependentLanguage>; shownIn: Language } {
  const own = isDependent(language) ? entry[language] : undefined;
  const texts = { ...entry, ...own };
  for (const code of dependentLanguages) delete texts[code];
  return { texts, shownIn: own ? language : contentLanguageOf(language) };
}
