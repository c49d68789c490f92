import { existsSync } from "node:fs";
import path from "node:path";
import type { Context } from "../domain/context.ts";

/** The master of a picture; `undefined` where there is none of that name. */
export function pictureFile(masters: string, name: string): string | undefined {
  const file = path.join(masters, `${name}.webp`);
  return /^[a-z0-9-]+$/.test(name) && existsSync(file) ? file : undefined;
}

/** Whether there is what an entry names: `masters` is the folder of the pictures, `files` that of what is served at /files. */
export function createHasFile(masters: string, files: string): Context["hasFile"] {
  return ({ kind, name }) => (kind === "picture" ? pictureFile(masters, name) !== undefined : existsSync(path.join(files, name)));
}
