import { and, eq, sql } from "drizzle-orm";
import { document, documentVersion } from "#db/document.ts";
import { fallbackOf, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { downloadId } from "./schema.ts";

export type RecordedVersion = Omit<typeof documentVersion.$inferSelect, "body">;

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

/** Selects recorded versions without their bytes; add a condition with `where`. */
export function selectVersions(database: Transaction) {
  return database.select(columns).from(documentVersion).$dynamic();
}

/** Reads the latest recorded version of each document, by id. */
export async function readLatestVersions(database: Transaction): Promise<Map<string, RecordedVersion>> {
  const rows = await selectVersions(database).orderBy(documentVersion.version);
  // The last row of each document wins, because rows are sorted by version.
  return new Map(rows.map((row) => [row.document, row]));
}

/** Copies the current bytes into the recorded version, in the transaction that replaces the file. */
export async function storeFormerBody(transaction: Transaction, { name, version }: { name: string; version: number }): Promise<void> {
  await transaction
    .update(documentVersion)
    .set({ body: sql`(select ${document.body} from ${document} where ${document.name} = ${name})` })
    .where(and(eq(documentVersion.document, downloadId(name)), eq(documentVersion.version, version)));
}

/** Reads the recorded versions of a document, oldest first. */
export async function readVersions({ database }: Context, id: string): Promise<RecordedVersion[]> {
  return selectVersions(database).where(eq(documentVersion.document, id)).orderBy(documentVersion.version);
}

/** Reads a replaced version, if stored: its bytes or its local path. */
export async function readFormerFile(
  { database, mediaStore }: Context,
  { document: id, version, stored }: RecordedVersion,
): Promise<{ body: Buffer } | { path: string } | undefined> {
  const [row] = await database
    .select({ body: documentVersion.body })
    .from(documentVersion)
    .where(and(eq(documentVersion.document, id), eq(documentVersion.version, version)));
  if (row?.body) return { body: row.body };
  const path = stored === null ? undefined : await mediaStore.get(stored);
  return path === undefined ? undefined : { path };
}

/** Returns the title of a document in the language, its fallback, or any other. */
export function titleOf({ said: { titles } }: RecordedVersion, language: Language): string {
  const fallback = fallbackOf(language);
  return titles[language] ?? (fallback && titles[fallback]) ?? Object.values(titles)[0] ?? "";
}

/** Finds the current documents that serve the readers of a withdrawn one: of its kind and language, for one of its products. */
export async function findPresentDocuments({ database }: Context, { said }: RecordedVersion): Promise<RecordedVersion[]> {
  const latest = await readLatestVersions(database);
  return [...latest.values()].filter(({ endedOn, said: other }) => {
    const hasProduct = said.products.length === 0 || said.products.some((product) => other.products.includes(product));
    const hasLanguage = other.language === undefined || said.language === undefined || other.language === said.language;
    return endedOn === null && other.resourceType === said.resourceType && hasProduct && hasLanguage;
  });
}
