import { and, eq, inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { Context } from "../context.ts";
import { selectMedia } from "./read-media.ts";
import { sourceName } from "./store-names.ts";

/** `file` is the local path of an image's source. */
export type Original = { hash: string; file: string };

export async function findOriginals({ database, mediaStore }: Context, names: readonly string[]): Promise<Map<string, Original>> {
  if (names.length === 0) return new Map();
  const rows = await selectMedia(database).where(and(eq(media.kind, "picture"), inArray(media.name, [...names])));
  const sources = await Promise.all(rows.map(async ({ name, hash }) => ({ name, hash, file: await mediaStore.get(sourceName(hash)) })));
  return new Map(sources.flatMap(({ name, hash, file }) => (file === undefined ? [] : [[name, { hash, file }]])));
}
