import { and, eq, inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { Transaction } from "#platform/database";
import { cropPicture } from "./crop-picture.ts";
import type { PublicPicture } from "./picture-facts.ts";
import { parsePicture } from "./picture-value.ts";
import { toPublicPicture, selectMedia } from "./read-media.ts";

/** Finds the images of image fields, by their values. */
export async function findPictures(database: Transaction, values: readonly string[]): Promise<ReadonlyMap<string, PublicPicture>> {
  if (values.length === 0) return new Map();
  const parsed = values.map((value) => ({ value, ...parsePicture(value) }));
  const names = parsed.map(({ name }) => name);
  const rows = await selectMedia(database).where(and(eq(media.kind, "picture"), inArray(media.name, names)));
  const pictures = new Map(rows.flatMap((row) => toPublicPicture(row) ?? []).map((picture) => [picture.name, picture]));
  return new Map(
    parsed.flatMap(({ value, name, crop }): [string, PublicPicture][] => {
      const picture = pictures.get(name);
      return picture ? [[value, crop ? { ...cropPicture(picture, crop), name: value } : picture]] : [];
    }),
  );
}
