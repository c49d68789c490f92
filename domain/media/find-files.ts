import { and, eq, inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { Context } from "../context.ts";
import { selectMedia } from "./read-media.ts";
import { sourceName } from "./store-names.ts";

/** `file` is the local path of the current version, `stored` its name in the media store. */
export type StoredFile = { type: string; changedAt: Date; file: string; stored: string };

export async function findFiles({ database, mediaStore }: Context, names: readonly string[]): Promise<Map<string, StoredFile>> {
  if (names.length === 0) return new Map();
  const rows = await selectMedia(database).where(and(eq(media.kind, "file"), inArray(media.name, [...names])));
  const files = await Promise.all(
    rows.map(async ({ hash, ...row }) => {
      const stored = sourceName(hash);
      return { ...row, stored, file: await mediaStore.get(stored) };
    }),
  );
  return new Map(
    files.flatMap(({ name, type, updatedAt, file, stored }) =>
      file === undefined ? [] : [[name, { type, changedAt: updatedAt, file, stored }]],
    ),
  );
}
