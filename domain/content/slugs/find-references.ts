import { and, eq, ne, or, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import type { Row } from "../localization.ts";
import { findCollection } from "../collections/index.ts";
import { refersTo, type EntryAddress } from "./references.ts";

/** Finds the localizations of other entries that refer to an entry, in public data, drafts or scheduled changes. */
export async function findReferringRows(database: Transaction, target: EntryAddress): Promise<Row[]> {
  const rows = await selectCandidates(database, target);
  return rows.filter((row) => {
    const isTarget = row.type === target.type && row.key === target.key;
    const collection = findCollection(row.type);
    return !isTarget && collection && dataOf(row).some((data) => refersTo(collection.fields, data, target));
  });
}

/** Narrows the search with SQL: the texts that contain the slug, which a parser then reads. */
async function selectCandidates(database: Transaction, { type, key }: EntryAddress): Promise<Row[]> {
  const { data, draft, planned } = contentEntry;
  const contains = [data, draft, planned].map((column) => sql`strpos(${column}::text, ${key}) > 0`);
  return database
    .select()
    .from(contentEntry)
    .where(and(or(ne(contentEntry.type, type), ne(contentEntry.key, key)), or(...contains)))
    .orderBy(contentEntry.type, contentEntry.key, contentEntry.language);
}

const dataOf = ({ data, draft, planned }: Row) => [data, draft, planned].filter((each) => each !== null);

/** Slugs of a type that are taken by entries or lead to entries. */
export async function readTakenKeys(database: Transaction, type: string, beginning: string): Promise<Set<string>> {
  const pattern = `${beginning}%`;
  const { rows } = await database.execute<{ key: string }>(sql`
    select key from content_entry where type = ${type} and key like ${pattern}
    union select former_key from content_former_key where type = ${type} and former_key like ${pattern}
    union select key from content_trash where type = ${type} and key like ${pattern} and content is not null`);
  return new Set(rows.map(({ key }) => key));
}

export async function existsEntry(database: Transaction, { type, key }: EntryAddress): Promise<boolean> {
  return (await database.$count(contentEntry, and(eq(contentEntry.type, type), eq(contentEntry.key, key)))) > 0;
}
