import { and, eq } from "drizzle-orm";
import { contentEntry, contentRevision } from "#db/schema.ts";
import type { WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { collections } from "./collections/index.ts";
import type { Collection } from "./collections/collection.ts";
import { checkEntry, hashData } from "./entry-data.ts";
import { bumpEditions, entryKey, publicColumns } from "./publish-entry.ts";
import { readContentFiles, type FileEntry } from "./read-content-files.ts";
import { indexEntries } from "./search/index-entries.ts";
import type { PublicEntry } from "./search/search-row.ts";

/** `kept`: the files changed too, but an editor's work stands in the database, so it was left alone. */
export type ImportResult = "added" | "updated" | "unchanged" | "kept" | "invalid";
export type ImportLine = { type: string; key: string; websiteId: WebsiteId; result: ImportResult; fields?: Record<string, string> };

const author = "import";

/** Brings the content folder into the store and says for each entry what happened. Never overwrites an editor's change. */
export async function importContent(context: Context, input: { directory: string }): Promise<ImportLine[]> {
  // All is read before anything is written: a file that cannot be parsed leaves no import by half.
  const read = await Promise.all(
    collections.map(async (collection) => ({ collection, files: await readContentFiles(input.directory, collection) })),
  );
  const lines: ImportLine[] = [];
  for (const { collection, files } of read) {
    for (const file of files) lines.push(await importEntry(context, collection, file));
  }
  return lines;
}

async function importEntry(context: Context, collection: Collection, file: FileEntry): Promise<ImportLine> {
  const address = { type: collection.type, key: file.key, websiteId: file.websiteId };
  const checked = checkEntry(collection, file.key, file.data);
  if (!checked.ok) return { ...address, result: "invalid", fields: checked.fields };
  const { data } = checked;
  const importedHash = hashData(data);

  const result = await context.database.transaction(async (transaction): Promise<ImportResult> => {
    const now = context.clock.now();
    const columns = { ...publicColumns(collection, data), importedHash, updatedAt: now };
    const publishedAt = collection.publishedAt?.(data) ?? now;
    const [added] = await transaction
      .insert(contentEntry)
      .values({ ...entryKey(address), ...columns, state: "published", publishedAt, revision: 1 })
      .onConflictDoNothing()
      .returning({ id: contentEntry.id });
    const entry = { ...address, data, publishedAt };
    if (added) return recordImport(transaction, entry, { entryId: added.id, revision: 1, data, createdAt: now }, "added");

    const [row] = await transaction
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.type, address.type), eq(contentEntry.key, address.key), eq(contentEntry.websiteId, address.websiteId)))
      .for("update");
    if (!row || row.importedHash === importedHash) return "unchanged";
    if (row.draft || row.state !== "published" || hashData(row.data) !== row.importedHash) return "kept";
    const revision = row.revision + 1;
    await transaction.update(contentEntry).set({ ...columns, revision }).where(eq(contentEntry.id, row.id));
    return recordImport(transaction, { ...entry, publishedAt: row.publishedAt! }, { entryId: row.id, revision, data, createdAt: now }, "updated");
  });
  return { ...address, result };
}

async function recordImport(
  transaction: Transaction,
  entry: PublicEntry,
  revision: Omit<typeof contentRevision.$inferInsert, "author">,
  result: ImportResult,
): Promise<ImportResult> {
  await transaction.insert(contentRevision).values({ ...revision, author });
  await indexEntries(transaction, [entry]);
  await bumpEditions(transaction, entry.websiteId, result === "updated");
  return result;
}
