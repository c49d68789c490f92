import { and, eq, inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { Context } from "../context.ts";
import { formatCrop, parsePicture, type Crop } from "./picture-value.ts";
import { selectMedia } from "./read-media.ts";
import { sourceName } from "./store-names.ts";

/** `file` is the local path of an image's source, `hash` that of its content and crop. */
export type Original = { hash: string; file: string; crop?: Crop };

/** Finds the sources of image fields, by their values. */
export async function findOriginals({ database, mediaStore }: Context, values: readonly string[]): Promise<Map<string, Original>> {
  if (values.length === 0) return new Map();
  const names = values.map((value) => parsePicture(value).name);
  const rows = await selectMedia(database).where(and(eq(media.kind, "picture"), inArray(media.name, names)));
  const sources = await Promise.all(rows.map(async ({ name, hash }) => ({ name, hash, file: await mediaStore.get(sourceName(hash)) })));
  return new Map(
    values.flatMap((value): [string, Original][] => {
      const { name, crop } = parsePicture(value);
      const source = sources.find((each) => each.name === name);
      if (source?.file === undefined) return [];
      const { hash, file } = source;
      return [[value, crop ? { hash: `${hash} ${formatCrop(crop)}`, file, crop } : { hash, file }]];
    }),
  );
}
