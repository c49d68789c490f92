import { textsInLanguage, type WithDependentTexts } from "#domain/content/schema";
import { languages, type DependentLanguage, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { ListedEntry } from "#app/api-client/api-client.ts";
import { joinWords, joinWordsAndUnits, joinWordsInHtml, markLineBreaks } from "./line-breaks.ts";

/**
 * Whether an entry has texts for pages in a language: English entries may have none in French, French pages may show English texts.
 */
export function isShownIn(language: Language, { languages: shown }: ListedEntry): boolean {
  return shown?.includes(language) ?? true;
}

/** Returns an entry with the texts for a page's language. `lang` is the language tag of the texts if it differs from the page's. */
export function localiseEntry<Entry extends object>(
  language: Language,
  entry: Entry & WithDependentTexts<Partial<Entry>>,
): Omit<Entry, DependentLanguage> & { lang: string | undefined } {
  const { texts, shownIn } = textsInLanguage<Entry>(language, entry);
  const joined: Record<string, string> = {};
  for (const name of ["title", "lead", "kind"]) {
    const text: unknown = Reflect.get(texts, name);
    if (typeof text === "string") joined[name] = name === "lead" ? joinWordsAndUnits(text) : joinWords(text);
  }
  const body: unknown = Reflect.get(texts, "body");
  if (typeof body === "string") joined.body = joinWordsInHtml(body);
  if (!traits[language].spaced && joined.title !== undefined) joined.title = markLineBreaks(joined.title);
  return { ...texts, ...joined, lang: shownIn === language ? undefined : languages[shownIn].tag };
}
