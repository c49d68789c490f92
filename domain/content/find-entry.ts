import { languageCodes, languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { collectionOf, type CollectionType } from "./collections/index.ts";
import { isEntryKey } from "./entry-key.ts";
import type { EntryWithWebsites } from "./entry-types.ts";
import { publicEntry, withComputed } from "./public-entry.ts";
import { languagesShowing, readLocalizationsOfEntry } from "./read-localizations.ts";
import { readTextPictures } from "./text-pictures.ts";

export type EntryAddress<Type extends CollectionType> = { type: Type; key: string; websiteId?: WebsiteId };

/** Finds a public entry; without `websiteId` its English localization, or else the first one. */
export async function findEntry<Type extends CollectionType>(
  context: Context,
  input: EntryAddress<Type>,
): Promise<EntryWithWebsites<Type> | undefined> {
  // PostgreSQL rejects text with NUL, so an invalid slug must not reach the query.
  if (!isEntryKey(input.key)) return undefined;
  const collection = collectionOf(input.type);
  const rows = await readLocalizationsOfEntry(context, input);
  const websiteOf = (code: Language): WebsiteId => languages[code].websiteId;
  const websiteId = input.websiteId ?? languages.en.websiteId;
  const row = rows.find(({ language }) => websiteOf(language) === websiteId) ?? (input.websiteId ? undefined : rows[0]);
  if (!row) return undefined;
  const editions = [...new Set(rows.map(({ language }) => websiteOf(language)))].sort((one, other) => one - other);
  const pictures = await readTextPictures(context, collection, [row]);
  const shownLanguages = rows.flatMap((localization) => languagesShowing(localization));
  return {
    ...publicEntry(context, { collection, row: withComputed(collection, row), pictures }),
    editions,
    languages: languageCodes.filter((code) => shownLanguages.includes(code)),
  } as EntryWithWebsites<Type>;
}
