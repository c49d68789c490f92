import { existsSync } from "node:fs";
import path from "node:path";
import { inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { Transaction } from "#platform/database";
import type { Context, FileReference } from "../context.ts";

/** Creates the check for files that entries refer to: the media library has them, or, except for images, `folder`. */
export function createFindMissing(folder: string): Context["findMissingFiles"] {
  return async (database: Transaction, files: readonly FileReference[]) => {
    if (files.length === 0) return [];
    const names = [...new Set(files.map(({ name }) => name))];
    const rows = await database.select({ name: media.name, kind: media.kind }).from(media).where(inArray(media.name, names));
    const isThere = ({ kind, name }: FileReference) =>
      rows.some((row) => row.kind === kind && row.name === name) || (kind === "file" && existsSync(path.join(folder, name)));
    return files.filter((file) => !isThere(file));
  };
}
