import { mkdtemp, rmdir } from "node:fs/promises";
import path from "node:path";
import { codeOf, pathOf } from "#platform/failures";
import { makeFolder } from "#platform/folders";

/** Error codes of a full disk, with which the site starts anyway; /readyz reports the problem. */
const meansFullDisk = new Set(["ENOSPC", "EDQUOT"]);

/** Creates DATA_DIR and checks that it is writable. Returns a problem as one line. */
export async function findDataDirFault(dataDir: string): Promise<string | undefined> {
  try {
    await makeFolder(dataDir);
    await rmdir(await mkdtemp(path.join(dataDir, ".check-")));
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    if (meansFullDisk.has(code)) return undefined;
    const fault = `DATA_DIR ${dataDir} cannot be used (${code} at ${pathOf(error) ?? dataDir}).`;
    return `${fault} Make it a folder that this user can write, or start with another DATA_DIR.`;
  }
}
