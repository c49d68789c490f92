import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";

/** What was found out of a picture that is kept as it was given. */
export const seenPicture = v.object({ width: v.number(), height: v.number(), colour: v.optional(v.string()) });
/** The same by the hash of what was given, before: whoever takes such a picture in need not decode it. */
export type Known = (givenHash: string) => v.InferOutput<typeof seenPicture> | undefined;

export const knownFile = "known.json";

/** What the build found out of the pictures of the content folder; nothing where nothing was built. */
export async function readKnown(folder: string): Promise<Known> {
  const file = path.join(folder, knownFile);
  if (!existsSync(file)) return () => undefined;
  const known = v.parse(v.record(v.string(), seenPicture), JSON.parse(await readFile(file, "utf8")));
  return (givenHash) => known[givenHash];
}
