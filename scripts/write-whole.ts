import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file under another name and then renames it: a reader never sees a part of it, nor does the next build after a stopped one. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}
