import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { media, mediaVersion } from "#db/media.ts";
import { hashData } from "#domain/content";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import { checkDescription } from "./description.ts";
import type { KnownImages } from "./known-images.ts";
import { isMediaName } from "./media-name.ts";
import { readMediaFiles, type MediaFile } from "./read-media-files.ts";
import { selectMedia, type MediaRow } from "./read-media.ts";
import type { Description } from "./picture-facts.ts";
import { queueVariants } from "./variants-queue.ts";
import { contentHash } from "./store-names.ts";
import { checkContent, storeContent, type Inspection } from "./check-content.ts";
import { bumpUsingWebsites } from "./uses.ts";

/** `kept` means that an editor changed the media, so the import left it as it is. */
export type MediaImportLine = { media: string; result: "added" | "updated" | "unchanged" | "kept" } | InvalidLine;
type InvalidLine = { media: string; result: "invalid"; reason: string; fields: Record<string, string> };

type ChangedFile = {
  name: string;
  inspected: Pick<Extract<Inspection, { ok: true }>, "kind" | "content">;
  description: Description;
  importedHash: string;
  row: MediaRow | undefined;
};

/** Imports `content/media` and returns a result per file. Never overwrites an editor's change. */
export async function importMedia(context: EditorContext, input: { directory: string; known?: KnownImages }): Promise<MediaImportLine[]> {
  const files = await readMediaFiles(input.directory);
  const rows = new Map((await selectMedia(context.database)).map((row) => [row.name, row]));
  const lines: MediaImportLine[] = [];
  const changes: ChangedFile[] = [];
  for (const file of files) {
    const outcome = await inspectFile(context, file, rows.get(file.name), input.known);
    if ("result" in outcome) lines.push(outcome);
    else changes.push(outcome);
  }
  if (changes.length > 0) await context.database.transaction((transaction) => writeChanges(context, transaction, changes, input.known));
  return [...lines, ...changes.map(({ name, row }) => ({ media: name, result: row ? ("updated" as const) : ("added" as const) }))];
}

async function inspectFile(
  context: EditorContext,
  file: MediaFile,
  row: MediaRow | undefined,
  known: KnownImages | undefined,
): Promise<MediaImportLine | ChangedFile> {
  const { name } = file;
  const invalid = (reason: string, fields: Record<string, string> = {}): InvalidLine => ({
    media: name,
    result: "invalid",
    reason,
    fields,
  });
  const bytes = await readFile(file.file);
  const importedHash = hashData({ givenHash: contentHash(bytes), description: file.description });
  if (row?.importedHash === importedHash) return { media: name, result: "unchanged" };
  if (row && hashData({ givenHash: row.givenHash, description: row.description }) !== row.importedHash)
    return { media: name, result: "kept" };
  const checked = checkDescription(file.description);
  if (!checked.ok) return invalid(checked.reason, checked.fields);
  const inspection = await checkContent(context, bytes, known);
  if (!inspection.ok) return invalid(inspection.reason);
  const { kind, content } = inspection;
  if (!isMediaName(name, content.type)) return invalid("invalidName");
  if (row && row.kind !== kind) return invalid("otherKind");
  await storeContent(context, inspection);
  return { name, inspected: { kind, content }, description: checked.description, importedHash, row };
}

async function writeChanges(
  context: EditorContext,
  transaction: Transaction,
  changes: readonly ChangedFile[],
  known: KnownImages | undefined,
): Promise<void> {
  const now = context.clock.now();
  const updateColumns = { updatedAt: now, updatedBy: context.actor };
  const newFiles = changes.filter(({ row }) => !row);
  const ids = new Map<string, string>();
  if (newFiles.length > 0) {
    const rows = newFiles.map(({ name, inspected: { kind }, description, importedHash }) => ({
      name,
      kind,
      description,
      importedHash,
      version: 1,
      createdAt: now,
      ...updateColumns,
    }));
    for (const { id, name } of await transaction
      .insert(media)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: media.id, name: media.name }))
      ids.set(name, id);
  }
  for (const { row, inspected, description, importedHash } of changes) {
    if (!row) continue;
    const version = row.givenHash === inspected.content.givenHash ? row.version : row.version + 1;
    await transaction
      .update(media)
      .set({ version, description, importedHash, ...updateColumns })
      .where(eq(media.id, row.id));
  }
  const versions = changes.flatMap(({ name, row, inspected: { content } }) => {
    const isNew = row?.givenHash !== content.givenHash;
    const mediaId = row?.id ?? ids.get(name);
    return isNew && mediaId ? [{ ...content, mediaId, version: (row?.version ?? 0) + 1, author: context.actor, createdAt: now }] : [];
  });
  if (versions.length > 0) await transaction.insert(mediaVersion).values(versions);
  // Skip known images, whose variants the build created.
  const withoutVariants = changes.filter(({ inspected: { kind, content } }) => kind === "picture" && !known?.(content.givenHash));
  await queueVariants(
    context,
    transaction,
    withoutVariants.map(({ name }) => name),
  );
  await bumpUsingWebsites(
    transaction,
    changes.map(({ name }) => name),
  );
}
