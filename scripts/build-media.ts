import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import {
  checkDescription,
  contentHash,
  knownImagesFile,
  detectMediaKind,
  sourceName,
  readShownFiles,
  inspectedImage,
  variantName,
  type ShownFile,
} from "#domain/media";
import { inspect } from "../platform/images/inspect.ts";
import { makeVariant } from "../platform/images/make-variant.ts";
import { writeAtomically } from "./write-atomically.ts";

const seenFile = v.object({ ...inspectedImage.entries, given: v.string(), hash: v.string() });
type StoredInspection = v.InferOutput<typeof seenFile>;

const cache = path.join("node_modules", ".cache", "media");
const encoderFiles = [
  "platform/images/make-variant.ts",
  "platform/images/inspect.ts",
  "platform/images/strip-metadata.ts",
  "domain/media/sizes.ts",
];

/** Inspects the images of `content/media` and stores the results for the import, so that a first start decodes no image. */
export async function inspectMedia(folder: string): Promise<void> {
  const inspections = await eachShownFile(async (shownFile, cacheFolder) => (await inspectShown(shownFile, cacheFolder))?.inspection);
  const unchanged = inspections.filter(({ given, hash }) => given === hash);
  await writeAtomically(path.join(folder, knownImagesFile), JSON.stringify(Object.fromEntries(unchanged.map((each) => [each.hash, each]))));
}

/**
 * Makes the image variants that pages request, under the names that the running site uses. Each one appears as soon as it is
 * complete.
 */
export async function makeMediaSizes(folder: string): Promise<void> {
  await eachShownFile(async (shownFile, cacheFolder) => {
    for (const name of await makeSizesOf(shownFile, cacheFolder))
      await writeAtomically(path.join(folder, name), await readFile(path.join(cacheFolder, name)));
    return undefined;
  });
}

/** Runs `work` for each image in parallel on all cores. `cacheFolder` depends on the version of the encoders. */
async function eachShownFile<Result>(work: (shownFile: ShownFile, cacheFolder: string) => Promise<Result | undefined>): Promise<Result[]> {
  const cacheFolder = path.join(cache, await hashEncoders());
  const waiting = await readShownFiles("content");
  const results: Result[] = [];
  const worker = async () => {
    for (let shownFile = waiting.pop(); shownFile; shownFile = waiting.pop()) {
      const result = await work(shownFile, cacheFolder);
      if (result !== undefined) results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/** Returns `undefined` for files that the import refuses; the import reports the reason. */
async function inspectShown({ file }: ShownFile, cacheFolder: string) {
  const source = await readFile(file.file);
  const check = checkDescription(file.description);
  const notesFile = path.join(cacheFolder, "seen", `${contentHash(source)}.json`);
  if (!check.ok || !(existsSync(notesFile) || (await storeInspection(source, cacheFolder, notesFile)))) return undefined;
  const inspection = v.parse(seenFile, JSON.parse(await readFile(notesFile, "utf8")));
  return { inspection, description: check.description };
}

/** Makes the variants that are not cached; returns the names of all variants. */
async function makeSizesOf(shownFile: ShownFile, cacheFolder: string): Promise<string[]> {
  const result = await inspectShown(shownFile, cacheFolder);
  if (!result) return [];
  const { inspection, description } = result;
  const sizes = shownFile.sizesOf({ ...inspection, ...description });
  for (const { name, focus, height, ...size } of sizes) {
    const variantFile = path.join(cacheFolder, variantName(inspection.hash, name));
    if (existsSync(variantFile)) continue;
    const original = path.join(cacheFolder, sourceName(inspection.hash));
    await writeAtomically(variantFile, await makeVariant({ ...size, ...(focus && { focus, height }), file: original }));
  }
  return sizes.map(({ name }) => variantName(inspection.hash, name));
}

async function storeInspection(source: Buffer, cacheFolder: string, notesFile: string): Promise<boolean> {
  const kind = detectMediaKind(source);
  if (kind?.kind !== "picture") return false;
  const result = await inspect(source, kind.type);
  if (!result.ok) return false;
  const { bytes: clean = source, width, height, colour } = result;
  const hash = contentHash(clean);
  await writeAtomically(path.join(cacheFolder, sourceName(hash)), clean);
  const inspection: StoredInspection = { given: contentHash(source), hash, width, height, colour };
  await writeAtomically(notesFile, JSON.stringify(inspection));
  return true;
}

async function hashEncoders(): Promise<string> {
  const hash = createHash("sha256").update(sharp.versions.sharp ?? "");
  for (const file of encoderFiles) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 12);
}
