import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { fallbackOf, languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { Context } from "../context.ts";
import { collectionOf, type CollectionType } from "./collections/index.ts";
import { isPublic } from "./read-localizations.ts";

/** `publishedAt`: first publication; `changedAt`: last public change; `revision`: number of changes since. */
export type Change = { publishedAt: Date; changedAt: Date; revision: number };
/** `path` has no language prefix. */
export type EntryChanges = { key: string; path: string; byLanguage: Partial<Record<Language, Change>> };

/** Reads the changes of each public entry, per language that shows it. */
export async function readChanges(context: Context, type: CollectionType): Promise<EntryChanges[]> {
  const { key, language, publishedAt, changedAt, publicRevision: revision } = contentEntry;
  const rows = await context.database
    .select({ key, language, publishedAt, changedAt, revision })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), isPublic(context)));
  const localizationsByKey = Map.groupBy(rows, (row) => row.key);
  return Array.from(localizationsByKey, ([entry, localizations]) => {
    const changeIn = (code: Language): Change | undefined => {
      const row = localizations.find((localization) => localization.language === code);
      if (!row?.publishedAt) return undefined;
      const lastChange = row.changedAt && row.changedAt > row.publishedAt ? row.changedAt : row.publishedAt;
      return { publishedAt: row.publishedAt, changedAt: lastChange, revision: row.revision };
    };
    return {
      key: entry,
      path: collectionOf(type).path(entry),
      byLanguage: recordOf(languageCodes, (code) => changeIn(code) ?? changeIn(fallbackOf(code) ?? code)),
    };
  });
}
