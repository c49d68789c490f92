import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";

/** Inspection result of an image that the store keeps unchanged. */
export const inspectedImage = v.object({ width: v.number(), height: v.number(), colour: v.optional(v.string()) });
/** Looks up earlier inspections by the hash of the uploaded bytes, so that known images are not decoded again. */
export type KnownImages = (givenHash: string) => v.InferOutput<typeof inspectedImage> | undefined;

export const knownImagesFile = "known.json";

/** Reads the build's inspections of the images in the content folder; without a build there are none. */
export async function readKnownImages(folder: string): Promise<KnownImages> {
  const file = path.join(folder, knownImagesFile);
  if (!existsSync(file)) return () => undefined;
  const inspections = v.parse(v.record(v.string(), inspectedImage), JSON.parse(await readFile(file, "utf8")));
  return (givenHash) => inspections[givenHash];
}
