import { languageCodes, type Language } from "#i18n/languages.ts";
import { copiesOf, copyNames, type CopyName } from "./copies.server.ts";

/** Each text by the key of its replacement (`home.hero.title`), in every language. */
export type ListedCopy = { name: CopyName; texts: Record<Language, Record<string, string>> };

/** Every copy with all that editors may replace, as it is written. */
export function listCopies(): ListedCopy[] {
  return copyNames.map((name) => {
    const copies = copiesOf(name);
    const listed = languageCodes.map((language) => [language, Object.fromEntries(textsIn(copies[language], name))]);
    return { name, texts: Object.fromEntries(listed) };
  });
}

function textsIn(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${key}.${name}`));
}
