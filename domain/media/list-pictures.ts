import type { Context } from "../context.ts";
import { findPictures } from "./find-pictures.ts";
import type { PublicPicture } from "./picture-facts.ts";
import { listPublicNames } from "./uses.ts";

/** The pictures that public entries show: of others, which may not be announced yet, nobody learns even the name. */
export async function listPictures(context: Context): Promise<PublicPicture[]> {
  const found = await findPictures(context.database, await listPublicNames(context));
  return [...found.values()];
}
