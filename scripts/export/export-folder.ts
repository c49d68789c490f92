import { lstat, readdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#platform/failures";
import { makeFolder } from "#platform/folders";

/** The file by which an export is recognized. Written first, so that an interrupted export has it too. */
export const markerFile = ".ecactus-export";
/** What the root of an export holds. */
const ownNames = new Set([markerFile, "assets", "files", "media", "pages", "site.conf"]);

type Refused = { ok: false; message: string };
type Checked = { ok: true } | Refused;

const freshOf = (folder: string) => `${folder}.new`;
const formerOf = (folder: string) => `${folder}.old`;

/**
 * Creates the folder that an export is written into, beside the one that it replaces. Refuses to replace anything but an empty
 * or missing folder or an earlier export, and a folder that contains one of `protectedFolders`.
 */
export async function prepareExport(folder: string, protectedFolders: readonly string[]): Promise<{ ok: true; fresh: string } | Refused> {
  return orUnusable(folder, async () => {
    const checked = await checkExport(folder, protectedFolders);
    if (!checked.ok) return checked;
    const [fresh, former] = [freshOf(folder), formerOf(folder)];
    // An earlier export ended between its two renames.
    if (!(await exists(folder)) && (await exists(former))) await rename(former, folder);
    await rm(fresh, { recursive: true, force: true });
    await makeFolder(fresh);
    await writeFile(path.join(fresh, markerFile), "Written by `npm run export`, which replaces this folder.\n");
    return { ok: true, fresh };
  });
}

/** Replaces the folder with the new export, unless it has become something else meanwhile. Then nothing is left of the new one. */
export async function finishExport(folder: string, protectedFolders: readonly string[]): Promise<Checked> {
  return orUnusable(folder, async () => {
    const [fresh, former] = [freshOf(folder), formerOf(folder)];
    const checked = await checkExport(folder, protectedFolders);
    if (!checked.ok) {
      await rm(fresh, { recursive: true, force: true });
      return checked;
    }
    await rm(former, { recursive: true, force: true });
    if (await exists(folder)) await rename(folder, former);
    // Until the next line the server answers: nginx passes on what has no file.
    await rename(fresh, folder);
    await rm(former, { recursive: true, force: true });
    return { ok: true };
  });
}

async function checkExport(folder: string, protectedFolders: readonly string[]): Promise<Checked> {
  const refuse = (problem: string): Refused => ({
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

/** Why a folder may not be replaced. */
async function findProblem(folder: string): Promise<string | undefined> {
  const found = await statOf(folder);
  if (!found) return undefined;
  if (found.isSymbolicLink()) return "is a symbolic link";
  if (!found.isDirectory()) return "is not a folder";
  if (found.dev !== (await lstat(await realPathOf(path.dirname(folder)))).dev) return "is a mount point";
  const names = await readdir(folder);
  if (names.length === 0) return undefined;
  if (!names.includes(markerFile)) return "is not an export";
  const foreign = names.find((name) => !ownNames.has(name));
  return foreign === undefined ? undefined : `has ${foreign} in it, which is not of an export`;
}

/** `undefined` if nothing has this path. Unlike `existsSync`, throws what keeps it from being looked at. */
async function statOf(file: string) {
  try {
    return await lstat(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

const exists = async (file: string) => (await statOf(file)) !== undefined;

/** Resolves the symbolic links of a path, whose end may be missing. */
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
  const way = path.relative(outer, inner);
  return way !== ".." && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** One line for what the file system refuses, such as a folder that may not be written. */
async function orUnusable<Result>(folder: string, work: () => Promise<Result>): Promise<Result | Refused> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return { ok: false, message: `${folder} cannot be written (${code}); allowed is a folder that this user may write.` };
  }
}
