import { and, eq, sql } from "drizzle-orm";
import { document, documentVersion } from "#db/document.ts";
import { fallbackOf, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { downloadId } from "./schema.ts";

export type NotedVersion = Omit<typeof documentVersion.$inferSelect, "body">;

const columns = {
  document: documentVersion.document,
  version: documentVersion.version,
  date: documentVersion.date,
  mediaType: documentVersion.mediaType,
  size: documentVersion.size,
  sha256: documentVersion.sha256,
  said: documentVersion.said,
  stored: documentVersion.stored,
  endedOn: documentVersion.endedOn,
  notedAt: documentVersion.notedAt,
};

/** Versions that were noted, without what they hold; to be narrowed by a condition. */
export function selectVersions(database: Transaction) {
  return database.select(columns).from(documentVersion).$dynamic();
}

/** The last version that was noted of each document, by id. */
export async function readLatest(database: Transaction): Promise<Map<string, NotedVersion>> {
  const rows = await selectVersions(database).orderBy(documentVersion.version);
  // Of each document the last one stays.
  return new Map(rows.map((row) => [row.document, row]));
}

/** What a file was that is about to be replaced; within the transaction that replaces it. */
export async function keepOldBody(transaction: Transaction, { name, version }: { name: string; version: number }): Promise<void> {
  await transaction
    .update(documentVersion)
    .set({ body: sql`(select ${document.body} from ${document} where ${document.name} = ${name})` })
    .where(and(eq(documentVersion.document, downloadId(name)), eq(documentVersion.version, version)));
}

/** The versions of a document that were noted, the first one first. */
export async function readVersions({ database }: Context, id: string): Promise<NotedVersion[]> {
  return selectVersions(database).where(eq(documentVersion.document, id)).orderBy(documentVersion.version);
}

/** What a version held that another took the place of, as far as it is kept: its bytes, or where they lie. */
export async function readOldFile(
  { database, mediaStore }: Context,
  { document: id, version, stored }: NotedVersion,
): Promise<{ body: Buffer } | { path: string } | undefined> {
  const [row] = await database
    .select({ body: documentVersion.body })
    .from(documentVersion)
    .where(and(eq(documentVersion.document, id), eq(documentVersion.version, version)));
  if (row?.body) return { body: row.body };
  const path = stored === null ? undefined : await mediaStore.get(stored);
  return path === undefined ? undefined : { path };
}

/** What a document was called, in a language or the next best. */
export function titleOf({ said: { titles } }: NotedVersion, language: Language): string {
  const fallback = fallbackOf(language);
  return titles[language] ?? (fallback && titles[fallback]) ?? Object.values(titles)[0] ?? "";
}
