import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkName } from "./check-name.ts";
import type { MediaStore } from "./media-store.ts";

const unfinished = ".unfinished";

export function createFolderStore(directory: string): MediaStore {
  const fileOf = (name: string) => path.join(directory, checkName(name));
  const get = async (name: string) => {
    const file = fileOf(name);
    const stats = await stat(file).catch(() => undefined);
    return stats?.isFile() ? file : undefined;
  };
  return {
    get,
    has: async (name) => (await get(name)) !== undefined,
    async put(name, bytes) {
      const file = fileOf(name);
      const temporaryFile = `${file}.${randomUUID()}${unfinished}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(temporaryFile, bytes, { flush: true });
        await rename(temporaryFile, file);
      } catch (error) {
        // Deletes the partial file, which matters on a full disk.
        await rm(temporaryFile, { force: true });
        throw error;
      }
    },
    delete: async (name) => rm(fileOf(name), { force: true }),
    async list(folder) {
      const entries = await readdir(fileOf(folder), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
        .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
        .sort();
    },
  };
}
