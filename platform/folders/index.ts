import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#platform/failures";

/**
 * Creates a folder with its parents. Node's recursive `mkdir` never returns if the system reports ENOENT although the parent
 * exists, as it does below /proc and for a dangling symbolic link.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
    const parent = path.dirname(folder);
    if (code !== "ENOENT" || (await isFolder(parent))) throw error;
    await makeFolder(parent);
    await makeFolder(folder);
  }
}

async function isFolder(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
