import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";
import { extract, pack, type Pack } from "tar-stream";
import * as v from "valibot";
import { messageOf } from "#platform/failures";
import { aboutName, manifestName, manifestSchema, type Manifest } from "./format.ts";

/** Adds a file to the archive that is being written. */
export type AddFile = (name: string, content: Buffer) => Promise<void>;

/** Readable by its owner only, because an archive has personal data and the secret. */
const mode = 0o600;
const level = 3;

/** Writes a compressed tar with the files of `fill` and a manifest, syncs it to disk and only then gives it its name. */
export async function writeFiles(file: string, fill: (add: AddFile) => Promise<Omit<Manifest, "files">>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const tar = pack();
  const files: Manifest["files"] = {};
  const compress = zlib.createZstdCompress({
    params: { [zlib.constants.ZSTD_c_compressionLevel]: level, [zlib.constants.ZSTD_c_checksumFlag]: 1 },
  });
  const written = pipeline(tar, compress, createWriteStream(unfinished, { mode }));
  // The await below reports the error; this avoids an unhandled rejection.
  written.catch(() => {});
  const add: AddFile = async (name, content) => {
    files[name] = sha256(content);
    await Promise.race([addEntry(tar, name, content), written]);
  };
  try {
    const counts = await fill(add);
    await add(manifestName, json({ ...counts, files } satisfies Manifest));
    tar.finalize();
    await written;
    await sync(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    tar.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Yields the files of an archive in order. @throws if the compression or the tar is damaged */
export async function* readFiles(file: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const entries = extract();
  const read = pipeline(createReadStream(file), zlib.createZstdDecompress(), entries);
  read.catch(() => {});
  for await (const entry of entries) yield { name: entry.header.name, content: await buffer(entry) };
  await read;
}

/** Reads a whole archive and compares each file with its checksum in the manifest. */
export async function checkFiles(file: string): Promise<{ ok: true; about: unknown; manifest: Manifest } | { ok: false; problem: string }> {
  const sums: Record<string, string> = {};
  let about: unknown;
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of readFiles(file)) {
      if (name === manifestName) manifest = v.parse(manifestSchema, JSON.parse(content.toString()));
      else sums[name] = sha256(content);
      if (name === aboutName) about = JSON.parse(content.toString());
    }
  } catch (error) {
    return { ok: false, problem: messageOf(error) };
  }
  if (!about || !manifest) return { ok: false, problem: "it breaks off before its end" };
  const names = new Set([...Object.keys(sums), ...Object.keys(manifest.files)]);
  const wrong = [...names].find((name) => sums[name] !== manifest.files[name]);
  return wrong === undefined ? { ok: true, about, manifest } : { ok: false, problem: `${wrong} has another checksum` };
}

/** Returns the content of a file in an archive. */
export async function findFile(file: string, wanted: string): Promise<Buffer | undefined> {
  for await (const { name, content } of readFiles(file)) if (name === wanted) return content;
  return undefined;
}

export function json(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);
}

function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode }, content, (error) => (error ? reject(error) : resolve()));
  });
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
}

function sha256(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
