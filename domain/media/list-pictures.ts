import type { Context } from "../context.ts";
import { findPictures } from "./find-pictures.ts";
import type { PublicPicture } from "./picture-facts.ts";
import { listPublicNames } from "./uses.ts";

/** Images of public entries. Others may belong to unannounced content, so even their names stay secret. */
export async function listPictures(context: Context): Promise<PublicPicture[]> {
  const publicImages = await findPictures(context.database, await listPublicNames(context));
  return [...publicImages.values()];
}
