import { and, eq, inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { Transaction } from "#platform/database";
import type { PublicPicture } from "./picture-facts.ts";
import { toPublicPicture, selectMedia } from "./read-media.ts";

export async function findPictures(database: Transaction, names: readonly string[]): Promise<ReadonlyMap<string, PublicPicture>> {
  if (names.length === 0) return new Map();
  const rows = await selectMedia(database).where(and(eq(media.kind, "picture"), inArray(media.name, [...names])));
  return new Map(rows.flatMap((row) => toPublicPicture(row) ?? []).map((picture) => [picture.name, picture]));
}
