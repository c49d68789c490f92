import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { codeOf } from "#platform/failures";

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Whether process `pid` is a PostgreSQL that runs the database in `folder`, and not one that was given
 * the number of a dead one. A dead process that nobody has collected yet counts as dead.
 */
export async function runsIn(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") return worksIn(pid, folder);
  // Windows tells neither; taking it for ours is the careful answer.
  if (process.platform === "win32") return true;
  const listed = await promisify(execFile)("ps", ["-p", String(pid), "-o", "command="]).catch(() => ({ stdout: "" }));
  return listed.stdout.includes(folder);
}

// PostgreSQL works inside its data folder. Compared by identity and not by name, so that it is also
// right for a folder that was moved, or copied with the postmaster.pid of its original.
async function worksIn(pid: number, folder: string): Promise<boolean> {
  try {
    const [place, wanted] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return place.dev === wanted.dev && place.ino === wanted.ino;
  } catch (error) {
    // Another user's process is no PostgreSQL of ours; a process that just ended has no place.
    if (["ENOENT", "EACCES", "EPERM", "ESRCH"].includes(codeOf(error) ?? "")) return false;
    throw error;
  }
}
