import { languageCodes, type Language } from "#i18n/languages.ts";
import { textsByKey } from "#i18n/texts-by-key.ts";
import { pages } from "#app/routing/pages.ts";
import { copiesOf, copyNameOf, copyNames, formerNames, type CopyName } from "./copies.server.ts";

/** Texts by the key of their override (`home.hero.title`), in every language. `path` is set if they belong to a page. */
export type ListedCopy = { name: CopyName; formerName?: string; path?: string; texts: Record<Language, Record<string, string>> };

export function listCopies(): ListedCopy[] {
  return copyNames.map((name) => {
    const copies = copiesOf(name);
    const listed = languageCodes.map((language) => [language, Object.fromEntries(textsByKey(copies[language], name))]);
    const page = pages.find((row) => !row.path.includes(":") && copyNameOf(row) === name);
    return { name, formerName: formerNames[name], path: page?.path, texts: Object.fromEntries(listed) };
  });
}
