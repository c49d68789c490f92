import { link, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isAlive, runsIn } from "./process.ts";
import { codeOf } from "#platform/failures";

/** PostgreSQL's first process, as described by its file postmaster.pid. */
export type Postmaster = { pid: number; port: number; ready: boolean };

const halfWrittenAtMostMilliseconds = 5_000;
const fileOf = (folder: string) => join(folder, "postmaster.pid");

/**
 * Finds the postmaster that runs the database in `folder`, or null. Removes a postmaster.pid whose process id now belongs to
 * another program, because PostgreSQL would refuse to start.
 */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readText(fileOf(folder));
  if (text === null) return null;
  // Lines of the file: process id, data folder, start time, port, socket folder, address, shared memory, state.
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Math.abs(Number(lines[0]));
  if (!pid) {
    if (await isOld(fileOf(folder))) await takeAway(folder, text);
    return null;
  }
  if (await runsIn(pid, folder)) return { pid, port: Number(lines[3]), ready: lines[7] === "ready" };
  // PostgreSQL itself removes the file when its process is gone.
  if (isAlive(pid)) await takeAway(folder, text);
  return null;
}

/** Removes postmaster.pid if its text is still `staleText`; the file of another server stays. */
export async function takeAway(folder: string, staleText: string): Promise<void> {
  const aside = join(folder, `postmaster.pid.stale-${process.pid}`);
  try {
    // Renames the file before reading it, because another server could replace it between the check and the removal.
    await rename(fileOf(folder), aside);
    if ((await readText(aside)) !== staleText) await link(aside, fileOf(folder));
    await rm(aside, { force: true });
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  }
}

async function isOld(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs > halfWrittenAtMostMilliseconds;
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
