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
  knownFile,
  kindOfBytes,
  originalName,
  readShownFiles,
  seenPicture,
  sizeName,
  type ShownFile,
} from "#domain/media";
import { inspect } from "../platform/pictures/inspect.ts";
import { makeSize } from "../platform/pictures/make-size.ts";
import { writeWhole } from "./write-whole.ts";

const seenFile = v.object({ ...seenPicture.entries, given: v.string(), hash: v.string() });
type Seen = v.InferOutput<typeof seenFile>;

/** Kept between builds. */
const cache = path.join("node_modules", ".cache", "media");
const makers = [
  "platform/pictures/make-size.ts",
  "platform/pictures/inspect.ts",
  "platform/pictures/keep-parts.ts",
  "domain/media/sizes.ts",
];

/** Finds out what the import asks about each picture of `content/media` that pages show, so that a first start decodes none. */
export async function inspectMedia(folder: string): Promise<void> {
  const seen = await eachShownFile(async (shown, kept) => (await inspectShown(shown, kept))?.seen);
  const asGiven = seen.filter(({ given, hash }) => given === hash);
  await writeWhole(path.join(folder, knownFile), JSON.stringify(Object.fromEntries(asGiven.map((each) => [each.hash, each]))));
}

/**
 * Makes the sizes in which pages show the pictures of `content/media`, under the names by which the running site looks for
 * them, so that no visitor waits for one. A picture appears in the folder as soon as its sizes are there.
 */
export async function makeMediaSizes(folder: string): Promise<void> {
  await eachShownFile(async (shown, kept) => {
    for (const name of await makeSizesOf(shown, kept)) await writeWhole(path.join(folder, name), await readFile(path.join(kept, name)));
    return undefined;
  });
}

/** Runs `work` for each shown file, as many at once as there are cores, and returns the results. `kept` is the cache folder of this version of the encoders. */
async function eachShownFile<Result>(work: (shown: ShownFile, kept: string) => Promise<Result | undefined>): Promise<Result[]> {
  const kept = path.join(cache, await editionOfMakers());
  const waiting = await readShownFiles("content");
  const results: Result[] = [];
  const worker = async () => {
    for (let shown = waiting.pop(); shown; shown = waiting.pop()) {
      const result = await work(shown, kept);
      if (result !== undefined) results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/** `undefined` for what the import refuses, which says why. */
async function inspectShown({ file }: ShownFile, kept: string) {
  const given = await readFile(file.file);
  const described = checkDescription(file.description);
  const notes = path.join(kept, "seen", `${contentHash(given)}.json`);
  if (!described.ok || !(existsSync(notes) || (await see(given, kept, notes)))) return undefined;
  const seen = v.parse(seenFile, JSON.parse(await readFile(notes, "utf8")));
  return { seen, description: described.description };
}

/** Makes the sizes of a picture that are not in the cache; returns the names of all of them. */
async function makeSizesOf(shown: ShownFile, kept: string): Promise<string[]> {
  const inspected = await inspectShown(shown, kept);
  if (!inspected) return [];
  const { seen, description } = inspected;
  const sizes = shown.sizesOf({ ...seen, ...description });
  for (const { name, focus, height, ...size } of sizes) {
    const place = path.join(kept, sizeName(seen.hash, name));
    if (existsSync(place)) continue;
    const original = path.join(kept, originalName(seen.hash));
    await writeWhole(place, await makeSize({ ...size, ...(focus && { focus, height }), file: original }));
  }
  return sizes.map(({ name }) => sizeName(seen.hash, name));
}

async function see(given: Buffer, kept: string, notes: string): Promise<boolean> {
  const kind = kindOfBytes(given);
  if (kind?.kind !== "picture") return false;
  const inspection = await inspect(given, kind.type);
  if (!inspection.ok) return false;
  const { bytes: clean = given, width, height, colour } = inspection;
  const hash = contentHash(clean);
  await writeWhole(path.join(kept, originalName(hash)), clean);
  const seen: Seen = { given: contentHash(given), hash, width, height, colour };
  await writeWhole(notes, JSON.stringify(seen));
  return true;
}

async function editionOfMakers(): Promise<string> {
  const hash = createHash("sha256").update(sharp.versions.sharp ?? "");
  for (const maker of makers) hash.update(await readFile(maker));
  return hash.digest("hex").slice(0, 12);
}
