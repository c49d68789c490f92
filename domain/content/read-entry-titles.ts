import { keysOf } from "#i18n/keys-of.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { collectionOf, type CollectionType } from "./collections/index.ts";
import { isEntryKey } from "./entry-key.ts";
import { readLocalizationsOfEntry } from "./read-localizations.ts";

/** Reads the titles of a public entry by language; empty if there is no such entry. */
export async function readEntryTitles(
  context: Context,
  address: { type: CollectionType; key: string },
): Promise<Partial<Record<Language, string>>> {
  if (!isEntryKey(address.key)) return {};
  const { title } = collectionOf(address.type);
  const localizations = await readLocalizationsOfEntry(context, address);
  const titles: Partial<Record<Language, string>> = {};
  for (const { language, data, others } of localizations) {
    const versions = { ...others, [language]: data };
    for (const code of keysOf(versions)) {
      const text = versions[code]?.[title];
      if (typeof text === "string") titles[code] = text;
    }
  }
  return titles;
}
