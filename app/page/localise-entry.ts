import { textsIn, type Beside } from "#domain/content/schema";
import { languages, type DependentLanguage, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { ListedEntry } from "#app/api-client/api-client.ts";
import { phrased } from "./phrases.ts";

/** Whether an entry of the language's website has texts for its pages: English ones have none in French, French ones may show English. */
export function isShownIn(language: Language, { languages: shown }: ListedEntry): boolean {
  return shown?.includes(language) ?? true;
}

/**
 * An entry as a page in a language shows it: with its own texts where it has them. `lang` is the tag of what is shown,
 * where that is not the page's language.
 */
export function localiseEntry<Entry extends object>(
  language: Language,
  entry: Entry & Beside<Partial<Entry>>,
): Omit<Entry, DependentLanguage> & { lang: string | undefined } {
  const { texts, shownIn } = textsIn<Entry>(language, entry);
  if (!traits[language].spaced && "title" in texts && typeof texts.title === "string")
    Object.assign(texts, { title: phrased(texts.title) });
  return { ...texts, lang: shownIn === language ? undefined : languages[shownIn].tag };
}
