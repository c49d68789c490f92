import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#platform/failures";

/**
 * Makes a folder with its parents. Node's own `mkdir` with `recursive` never returns if the system answers ENOENT although the
 * parent exists, as it does below /proc and for a symbolic link that leads nowhere.
 *
 * @throws if the folder cannot be made
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
    (found) => found.isDirectory(),
    () => false,
  );
}
