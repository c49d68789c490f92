import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
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

const seenFile = v.object({ ...seenPicture.entries, given: v.string(), hash: v.string() });
type Made = { seen: v.InferOutput<typeof seenFile>; names: string[] };

/** Kept between builds, as the pictures of the pages are. */
const cache = path.join("node_modules", ".cache", "media");
const makers = ["platform/pictures/make-size.ts", "platform/pictures/inspect.ts", "domain/media/sizes.ts"];

/**
 * Makes the sizes of `content/media` that pages show, and finds out what there is to know of each picture: a first start
 * decodes none, and no first visitor waits for one. They have the names by which the running site looks for them. What
 * is given back puts them into a folder.
 */
export async function makeMedia(): Promise<(folder: string) => Promise<void>> {
  const kept = path.join(cache, await editionOfMakers());
  const waiting = await readShownFiles("content");
  const all: Made[] = [];
  const worker = async () => {
    for (let shown = waiting.pop(); shown; shown = waiting.pop()) {
      const made = await makeSizesOf(shown, kept);
      if (made) all.push(made);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return async (folder) => {
    await mkdir(folder, { recursive: true });
    for (const name of all.flatMap(({ names }) => names)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await copyFile(path.join(kept, name), path.join(folder, name));
    }
    const asGiven = all.map(({ seen }) => seen).filter(({ given, hash }) => given === hash);
    await writeFile(path.join(folder, knownFile), JSON.stringify(Object.fromEntries(asGiven.map((seen) => [seen.hash, seen]))));
  };
}

/** `undefined` of what the import refuses, which says why. */
async function makeSizesOf({ file, sizesOf }: ShownFile, kept: string): Promise<Made | undefined> {
  const given = await readFile(file.file);
  const described = checkDescription(file.description);
  const notes = path.join(kept, "seen", `${contentHash(given)}.json`);
  if (!described.ok || !(existsSync(notes) || (await see(given, kept, notes)))) return undefined;
  const seen = v.parse(seenFile, JSON.parse(await readFile(notes, "utf8")));
  const sizes = sizesOf({ ...seen, ...described.description });
  for (const { name, focus, height, ...size } of sizes) {
    const place = path.join(kept, sizeName(seen.hash, name));
    if (existsSync(place)) continue;
    const original = path.join(kept, originalName(seen.hash));
    await writeWhole(place, await makeSize({ ...size, ...(focus && { focus, height }), file: original }));
  }
  return { seen, names: sizes.map(({ name }) => sizeName(seen.hash, name)) };
}

async function see(given: Buffer, kept: string, notes: string): Promise<boolean> {
  const kind = kindOfBytes(given);
  if (kind?.kind !== "picture") return false;
  const inspection = await inspect(given, kind.type);
  if (!inspection.ok) return false;
  const { bytes: clean = given, width, height, colour } = inspection;
  const hash = contentHash(clean);
  await writeWhole(path.join(kept, originalName(hash)), clean);
  const seen: Made["seen"] = { given: contentHash(given), hash, width, height, colour };
  await writeWhole(notes, JSON.stringify(seen));
  return true;
}

/** A build that is stopped leaves nothing by half that the next one would take for whole. */
async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}

async function editionOfMakers(): Promise<string> {
  const hash = createHash("sha256").update(sharp.versions.sharp ?? "");
  for (const maker of makers) hash.update(await readFile(maker));
  return hash.digest("hex").slice(0, 12);
}
