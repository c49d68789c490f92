import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { mediaVersion } from "#db/media.ts";
import type { Transaction } from "#platform/database";
import type { MediaStore } from "#platform/media-store";
import { kindOfBytes } from "./kind-of-bytes.ts";
import { contentHash, originalName } from "./store-names.ts";

/** Every content that a picture or file has or had, one at a time; `bytes` is `undefined` of one that the store has lost. */
export async function* readContents(database: Transaction, store: MediaStore): AsyncGenerator<{ hash: string; bytes: Buffer | undefined }> {
  // A backup may be of a version that had no media.
  const { rows: tables } = await database.execute<{ found: string | null }>(sql`select to_regclass('public.media_version')::text as found`);
  if (tables[0]?.found === null) return;
  const rows = await database.select({ hash: mediaVersion.hash }).from(mediaVersion).groupBy(mediaVersion.hash);
  for (const { hash } of rows) {
    const file = await store.get(originalName(hash));
    yield { hash, bytes: file === undefined ? undefined : await readFile(file) };
  }
}

/** Brings a content back into a store. */
export async function putContent(store: MediaStore, bytes: Buffer): Promise<void> {
  await store.put(originalName(contentHash(bytes)), bytes, kindOfBytes(bytes)?.type ?? "application/octet-stream");
}
