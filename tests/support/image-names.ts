import { listMedia } from "#domain/media";
import type { Context } from "../../domain/context.ts";

/** Returns a function that replaces the hash in an image URL by the image's name. */
export async function readImageNames(context: Context): Promise<(address: string) => string> {
  const names = new Map(
    (await listMedia(context, { words: "", kind: undefined, page: 1, size: 9999 })).rows.map(({ hash, name }) => [hash, name]),
  );
  return (address) => address.replace(/(?<=\/media\/)[0-9a-z]{16}/, (hash) => names.get(hash) ?? hash);
}
