import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { fallbackOf, languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { Context } from "../context.ts";
import { collectionOf, type CollectionType } from "./collections/index.ts";
import { isPublic } from "./read-editions.ts";

/** `publishedAt`: first publication; `changedAt`: last public change; `revision`: number of changes since. */
export type Change = { publishedAt: Date; changedAt: Date; revision: number };
/** `path`: of the page, without language prefix. */
export type EntryChanges = { key: string; path: string; in: Partial<Record<Language, Change>> };

/** Changes of the public entries of a type, in each language that shows them. */
export async function readChanges(context: Context, type: CollectionType): Promise<EntryChanges[]> {
  const { key, language, publishedAt, changedAt, publicRevision: revision } = contentEntry;
  const rows = await context.database
    .select({ key, language, publishedAt, changedAt, revision })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), isPublic(context)));
  const editions = Map.groupBy(rows, (row) => row.key);
  return Array.from(editions, ([entry, versions]) => {
    const changeIn = (code: Language): Change | undefined => {
      const row = versions.find((edition) => edition.language === code);
      if (!row?.publishedAt) return undefined;
      const lastChange = row.changedAt && row.changedAt > row.publishedAt ? row.changedAt : row.publishedAt;
      return { publishedAt: row.publishedAt, changedAt: lastChange, revision: row.revision };
    };
    return {
      key: entry,
      path: collectionOf(type).path(entry),
      in: recordOf(languageCodes, (code) => changeIn(code) ?? changeIn(fallbackOf(code) ?? code)),
    };
  });
}
