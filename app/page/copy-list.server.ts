import { languageCodes, type Language } from "#i18n/languages.ts";
import { textsByKey } from "#i18n/texts-by-key.ts";
import { pages } from "#app/routing/pages.ts";
import { copiesOf, copyNameOf, copyNames, formerNames, type CopyName } from "./copies.server.ts";

/** Each text by the key of its replacement (`home.hero.title`), in every language. `path` is a page whose own copy it is. */
export type ListedCopy = { name: CopyName; formerName?: string; path?: string; texts: Record<Language, Record<string, string>> };

/** Every copy with all that editors may replace, as it is written. */
export function listCopies(): ListedCopy[] {
  return copyNames.map((name) => {
    const copies = copiesOf(name);
    const listed = languageCodes.map((language) => [language, Object.fromEntries(textsByKey(copies[language], name))]);
    const own = pages.find((page) => !page.path.includes(":") && copyNameOf(page) === name);
    return { name, formerName: formerNames[name], path: own?.path, texts: Object.fromEntries(listed) };
  });
}
