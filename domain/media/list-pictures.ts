import type { Context } from "../context.ts";
import { findPictures } from "./find-pictures.ts";
import type { PublicPicture } from "./picture-facts.ts";
import { listPublicValues } from "./uses.ts";

/** Lists images of public entries only: even the names of others may reveal unannounced content. */
export async function listPictures(context: Context): Promise<PublicPicture[]> {
  const publicImages = await findPictures(context.database, await listPublicValues(context));
  return [...publicImages.values()];
}
