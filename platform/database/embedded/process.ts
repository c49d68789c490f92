import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { codeOf } from "#platform/failures";

/** Whether a process with this id exists, for any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Whether process `pid` is a PostgreSQL that runs the database in `folder`, and not a program that got the id of a dead one. A
 * zombie process counts as dead.
 */
export async function runsIn(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") return worksIn(pid, folder);
  // Windows shows neither folder nor command of a process; assuming that it is ours is the safe answer.
  if (process.platform === "win32") return true;
  const result = await promisify(execFile)("ps", ["-p", String(pid), "-o", "command="]).catch(() => ({ stdout: "" }));
  return result.stdout.includes(folder);
}

// PostgreSQL's working directory is its data folder. Compares inodes instead of names, so that a moved folder, or a copied one with
// the original's postmaster.pid, is judged correctly.
async function worksIn(pid: number, folder: string): Promise<boolean> {
  try {
    const [workingDirectory, dataFolder] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return workingDirectory.dev === dataFolder.dev && workingDirectory.ino === dataFolder.ino;
  } catch (error) {
    // Processes of other users are unreadable and not ours; a process that just ended has no working directory.
    if (["ENOENT", "EACCES", "EPERM", "ESRCH"].includes(codeOf(error) ?? "")) return false;
    throw error;
  }
}
