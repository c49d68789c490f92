import { and, eq, inArray } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { Context } from "../context.ts";
import { pictureOfRow, selectMedia } from "./read-media.ts";
import type { PublicPicture } from "./picture-facts.ts";
import { listPublicNames } from "./uses.ts";

/** The pictures that public entries show: of others, which may not be announced yet, nobody learns even the name. */
export async function listPictures(context: Context): Promise<PublicPicture[]> {
  const names = await listPublicNames(context);
  if (names.length === 0) return [];
  const rows = await selectMedia(context.database).where(and(eq(media.kind, "picture"), inArray(media.name, names)));
  return rows.flatMap((row) => pictureOfRow(row) ?? []);
}
