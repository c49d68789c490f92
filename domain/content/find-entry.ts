import { and, asc, eq } from "drizzle-orm";
import { contentEntry } from "#db/schema.ts";
import { languages, type WebsiteId } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { isEntryKey, withComputed } from "./entry-data.ts";
import { isPublic } from "./list-entries.ts";

/** `editions`: the websites on which an entry of this key is public. */
export type Entry = EntryData & { id: string; websiteId: WebsiteId; state: 1; editions: WebsiteId[] };
export type EntryAddress = { type: string; key: string; websiteId?: WebsiteId };

/** One public entry; without a website the English one, or the first there is. */
export async function findEntry(context: Context, input: EntryAddress): Promise<Entry | undefined> {
  // Not only to save a query: PostgreSQL refuses a text with NUL.
  if (!isEntryKey(input.key)) return undefined;
  const rows = await context.database
    .select({ key: contentEntry.key, websiteId: contentEntry.websiteId, data: contentEntry.data })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, input.type), eq(contentEntry.key, input.key), isPublic(context)))
    .orderBy(asc(contentEntry.websiteId));
  const row = input.websiteId
    ? rows.find((edition) => edition.websiteId === input.websiteId)
    : (rows.find((edition) => edition.websiteId === languages.en.websiteId) ?? rows[0]);
  if (!row) return undefined;
  const editions = rows.map((edition) => edition.websiteId as WebsiteId);
  const collection = findCollection(input.type)!;
  return {
    ...withComputed(collection, row.data!),
    ...collection.timed?.of(row.data!, context.clock.now()),
    id: row.key,
    websiteId: row.websiteId as WebsiteId,
    state: 1,
    editions,
  };
}
