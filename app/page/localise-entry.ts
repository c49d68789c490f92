import { languages, type Language } from "#i18n/languages.ts";
import type { ListedEntry } from "#app/api-client/api-client.ts";
import { phrased } from "./phrases.ts";

/** Whether an entry of the language's website has texts for its pages: English ones have none in French, French ones may show English. */
export function isShownIn(language: Language, { languages: shown }: ListedEntry): boolean {
  return shown?.includes(language) ?? true;
}

type WithFrench<Texts> = Texts & { fr?: Partial<Texts> };

/**
 * An entry as a page in a language shows it: on French pages its French texts where it has them. `lang` is the tag
 * of what is shown, where that is not the page's language.
 */
export function localiseEntry<Entry extends object>(language: Language, entry: WithFrench<Entry>): Entry & { lang: string | undefined } {
  const { fr: french, ...rest } = entry;
  if (language === "cn" && "title" in rest && typeof rest.title === "string") Object.assign(rest, { title: phrased(rest.title) });
  if (language !== "fr") return { ...(rest as Entry), lang: undefined };
  return { ...(rest as Entry), ...french, lang: french ? undefined : languages.en.tag };
}
