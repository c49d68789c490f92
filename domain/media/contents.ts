import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { mediaVersion } from "#db/media.ts";
import type { Transaction } from "#platform/database";
import type { MediaStore } from "#platform/media-store";
import { detectMediaKind } from "./detect-media-kind.ts";
import { contentHash, sourceName } from "./store-names.ts";

/** Yields the content of every media version; `bytes` is `undefined` if the store has lost it. */
export async function* readContents(database: Transaction, store: MediaStore): AsyncGenerator<{ hash: string; bytes: Buffer | undefined }> {
  // Backups may be older than the media tables.
  const { rows: tables } = await database.execute<{ name: string | null }>(sql`select to_regclass('public.media_version')::text as name`);
  if (tables[0]?.name === null) return;
  const rows = await database.select({ hash: mediaVersion.hash }).from(mediaVersion).groupBy(mediaVersion.hash);
  for (const { hash } of rows) {
    const file = await store.get(sourceName(hash));
    yield { hash, bytes: file === undefined ? undefined : await readFile(file) };
  }
}

export async function putContent(store: MediaStore, bytes: Buffer): Promise<void> {
  await store.put(sourceName(contentHash(bytes)), bytes, detectMediaKind(bytes)?.type ?? "application/octet-stream");
}
