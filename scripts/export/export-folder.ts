import { lstat, readdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#platform/failures";
import { makeFolder } from "#platform/folders";

/** Marks a folder as an export. Written first, so that an interrupted export has it too. */
export const markerFile = ".ecactus-export";
const exportNames = new Set([markerFile, "assets", "files", "media", "pages", "site.conf"]);

type Refusal = { ok: false; message: string };
type CheckResult = { ok: true } | Refusal;

const freshOf = (folder: string) => `${folder}.new`;
const formerOf = (folder: string) => `${folder}.old`;

/**
 * Creates the folder for a new export beside the one that it will replace. Refuses to replace anything except a missing or empty
 * folder or an earlier export, and a folder that contains one of `protectedFolders`.
 */
export async function prepareExport(
  folder: string,
  protectedFolders: readonly string[],
): Promise<{ ok: true; newFolder: string } | Refusal> {
  return orUnusable(folder, async () => {
    const check = await checkExport(folder, protectedFolders);
    if (!check.ok) return check;
    const [newFolder, formerFolder] = [freshOf(folder), formerOf(folder)];
    // Completes an earlier export that ended between its two renames.
    if (!(await exists(folder)) && (await exists(formerFolder))) await rename(formerFolder, folder);
    await rm(newFolder, { recursive: true, force: true });
    await makeFolder(newFolder);
    await writeFile(path.join(newFolder, markerFile), "Written by `npm run export`, which replaces this folder.\n");
    return { ok: true, newFolder };
  });
}

/** Replaces the folder with the new export. If the folder has become something else meanwhile, deletes the new export. */
export async function finishExport(folder: string, protectedFolders: readonly string[]): Promise<CheckResult> {
  return orUnusable(folder, async () => {
    const [newFolder, formerFolder] = [freshOf(folder), formerOf(folder)];
    const check = await checkExport(folder, protectedFolders);
    if (!check.ok) {
      await rm(newFolder, { recursive: true, force: true });
      return check;
    }
    await rm(formerFolder, { recursive: true, force: true });
    if (await exists(folder)) await rename(folder, formerFolder);
    // Between the two renames nginx finds no files and passes requests to the server.
    await rename(newFolder, folder);
    await rm(formerFolder, { recursive: true, force: true });
    return { ok: true };
  });
}

async function checkExport(folder: string, protectedFolders: readonly string[]): Promise<CheckResult> {
  const refuse = (problem: string): Refusal => ({
    ok: false,
    message: `${problem}; allowed is an empty or missing folder, or an earlier export.`,
  });
  const real = await realPathOf(folder);
  for (const each of protectedFolders) if (contains(real, await realPathOf(each))) return refuse(`${folder} contains ${each}`);
  for (const each of [folder, freshOf(folder), formerOf(folder)]) {
    const problem = await findProblem(each);
    if (problem !== undefined) return refuse(`${each} ${problem}`);
  }
  return { ok: true };
}

/** Returns the reason why a folder must not be replaced; `undefined` if there is none. */
async function findProblem(folder: string): Promise<string | undefined> {
  const stats = await statOf(folder);
  if (!stats) return undefined;
  if (stats.isSymbolicLink()) return "is a symbolic link";
  if (!stats.isDirectory()) return "is not a folder";
  if (stats.dev !== (await lstat(await realPathOf(path.dirname(folder)))).dev) return "is a mount point";
  const names = await readdir(folder);
  if (names.length === 0) return undefined;
  if (!names.includes(markerFile)) return "is not an export";
  const foreign = names.find((name) => !exportNames.has(name));
  return foreign === undefined ? undefined : `has ${foreign} in it, which is not of an export`;
}

/** Returns `undefined` for a missing path. Unlike `existsSync`, throws all other errors, such as missing permissions. */
async function statOf(file: string) {
  try {
    return await lstat(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

const exists = async (file: string) => (await statOf(file)) !== undefined;

/** Resolves the symbolic links of a path whose last segments may be missing. */
async function realPathOf(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (error) {
    const parent = path.dirname(file);
    if (codeOf(error) !== "ENOENT" || parent === file) throw error;
    return path.join(await realPathOf(parent), path.basename(file));
  }
}

function contains(outer: string, inner: string): boolean {
  const relative = path.relative(outer, inner);
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Converts an error of the file system, such as a missing permission, to a one-line message. */
async function orUnusable<Result>(folder: string, work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return { ok: false, message: `${folder} cannot be written (${code}); allowed is a folder that this user may write.` };
  }
}
