import { and, eq, inArray } from "drizzle-orm";
import { contentEntry, contentRevision } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { hashData } from "./entry-data.ts";
import { localizationKey, updatedNow, type LocalizationKey } from "./localization.ts";
import { bumpAffectedWebsites, nextPublicRevision, publicColumns } from "./publish-entry.ts";
import { indexEntries } from "./search/index-entries.ts";
import { readDeletedKeys } from "./trash/deleted-keys.ts";

/** `kept` means that an editor changed the entry, and `deleted` that staff deleted it, so the import left it as it is. */
export type ImportResult = "added" | "updated" | "unchanged" | "kept" | "deleted";
export type ImportEntry = LocalizationKey & { data: EntryData; importedHash: string };

type WrittenRevision = { entry: ImportEntry; id: string; revision: number; publishedAt: Date };
type Update = ReturnType<typeof updatedNow>;
type Outcome = "unchanged" | "kept" | WrittenRevision;

/** Imports entries of one collection in one transaction; returns results in the order of the entries. */
export async function importBatch(
  context: EditorContext,
  collection: Collection,
  entries: readonly ImportEntry[],
): Promise<ImportResult[]> {
  return context.database.transaction(async (transaction) => {
    const update = updatedNow(context);
    const isDeleted = await readDeletedKeys(transaction, collection.type);
    const changed = (await changedEntries(transaction, collection, entries)).filter((entry) => !isDeleted(entry));
    const newEntries = await addEntries(transaction, collection, changed, update);
    const existing = changed.filter((entry) => !newEntries.has(entry));
    const updated = await updateEntries(transaction, collection, existing, update);
    await recordRevisions(
      transaction,
      [...newEntries.values(), ...[...updated.values()].filter((outcome) => typeof outcome === "object")],
      update,
    );
    return entries.map((entry) => {
      if (newEntries.has(entry)) return "added";
      if (isDeleted(entry)) return "deleted";
      const outcome = updated.get(entry) ?? "unchanged";
      return typeof outcome === "object" ? "updated" : outcome;
    });
  });
}

async function changedEntries(transaction: Transaction, collection: Collection, entries: readonly ImportEntry[]): Promise<ImportEntry[]> {
  const storedHashes = await transaction
    .select({ key: contentEntry.key, language: contentEntry.language, importedHash: contentEntry.importedHash })
    .from(contentEntry)
    .where(isAnyOf(collection, entries));
  return entries.filter((entry) => findSame(storedHashes, entry)?.importedHash !== entry.importedHash);
}

async function addEntries(
  transaction: Transaction,
  collection: Collection,
  entries: readonly ImportEntry[],
  update: Update,
): Promise<Map<ImportEntry, WrittenRevision>> {
  if (entries.length === 0) return new Map();
  const rows = entries.map((entry) => {
    const publishedAt = collection.publishedAt?.(entry.data) ?? update.updatedAt;
    return {
      ...localizationKey(entry),
      ...publicColumns(collection, entry.data),
      importedHash: entry.importedHash,
      ...update,
      state: "published" as const,
      publishedAt,
      changedAt: publishedAt,
      revision: 1,
    };
  });
  const addedRows = await transaction
    .insert(contentEntry)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: contentEntry.id, key: contentEntry.key, language: contentEntry.language, publishedAt: contentEntry.publishedAt });
  return new Map(
    entries.flatMap((entry) => {
      const row = findSame(addedRows, entry);
      return row ? [[entry, { entry, id: row.id, revision: 1, publishedAt: row.publishedAt! }]] : [];
    }),
  );
}

async function updateEntries(
  transaction: Transaction,
  collection: Collection,
  entries: readonly ImportEntry[],
  update: Update,
): Promise<Map<ImportEntry, Outcome>> {
  const outcomes = new Map<ImportEntry, Outcome>();
  if (entries.length === 0) return outcomes;
  // A fixed lock order prevents deadlocks between two imports.
  const rows = await transaction.select().from(contentEntry).where(isAnyOf(collection, entries)).orderBy(contentEntry.id).for("update");
  for (const entry of entries) {
    const row = findSame(rows, entry);
    const { importedHash, data } = entry;
    if (!row || row.importedHash === importedHash) outcomes.set(entry, "unchanged");
    else if (isSameAsFile(row, importedHash)) {
      await transaction.update(contentEntry).set({ importedHash }).where(eq(contentEntry.id, row.id));
      outcomes.set(entry, "unchanged");
    } else if (row.draft || row.planned || row.state !== "published" || hashData(row.data) !== row.importedHash)
      outcomes.set(entry, "kept");
    else {
      const revision = { entry, id: row.id, revision: row.revision + 1, publishedAt: row.publishedAt! };
      await transaction
        .update(contentEntry)
        .set({
          ...publicColumns(collection, data),
          changedAt: update.updatedAt,
          publicRevision: nextPublicRevision,
          importedHash,
          ...update,
          revision: revision.revision,
        })
        .where(eq(contentEntry.id, row.id));
      outcomes.set(entry, revision);
    }
  }
  return outcomes;
}

/** An entry that was not imported but equals its file becomes an imported one. */
function isSameAsFile({ importedHash, draft, state, data }: typeof contentEntry.$inferSelect, hash: string): boolean {
  return importedHash === null && draft === null && state === "published" && hashData(data) === hash;
}

async function recordRevisions(transaction: Transaction, revisions: readonly WrittenRevision[], update: Update): Promise<void> {
  if (revisions.length === 0) return;
  await transaction.insert(contentRevision).values(
    revisions.map(({ entry, id, revision }) => ({
      entryId: id,
      revision,
      data: entry.data,
      wasPublished: true,
      author: update.updatedBy,
      createdAt: update.updatedAt,
    })),
  );
  await indexEntries(
    transaction,
    revisions.map(({ entry, publishedAt }) => ({ ...localizationKey(entry), data: entry.data, publishedAt })),
  );
  await bumpAffectedWebsites(
    transaction,
    revisions.map(({ entry, revision }) => ({ language: entry.language, existsAlready: revision > 1 })),
  );
}

function isAnyOf({ type }: Collection, entries: readonly LocalizationKey[]) {
  return and(eq(contentEntry.type, type), inArray(contentEntry.key, [...new Set(entries.map(({ key }) => key))]));
}

function findSame<Row extends { key: string; language: string }>(
  rows: readonly Row[],
  { key, language }: LocalizationKey,
): Row | undefined {
  return rows.find((row) => row.key === key && row.language === language);
}
