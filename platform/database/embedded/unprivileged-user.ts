import { chown, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { failure } from "./outcome.ts";
import type { StartFailure } from "./outcome.ts";
import type { Programs } from "./programs.ts";
import { asNamespacedRoot, asOurselves, run } from "./run-as.ts";
import type { RunAs } from "./run-as.ts";

type Choice = { ok: true; runAs: RunAs } | StartFailure;

/**
 * Chooses the user for a new database, whose files are created in `workshop/data`. The owner of that folder is from then on the
 * user of the database. Root tests each user by creating the folder. Errors: `noUnprivilegedUser` if root finds no such user.
 */
export async function chooseUserForNew(workshop: string, dataDir: string, programs: Programs): Promise<Choice> {
  // Windows has no user ids, and initdb creates the folder itself.
  if (process.getuid?.() !== 0) return { ok: true, runAs: asOurselves };
  for (const runAs of await candidates(dataDir)) {
    await chown(workshop, runAs.user?.uid ?? 0, runAs.user?.gid ?? 0);
    // Runs real programs, because a parent folder can be closed to the other user.
    const reachesProgram = await run(runAs, programs.postgres, ["--version"]);
    const reachesData = await run(runAs, "mkdir", [join(workshop, "data")]);
    if (reachesProgram.ok && reachesData.ok) return { ok: true, runAs };
    await rm(join(workshop, "data"), { recursive: true, force: true });
  }
  return noUser(dataDir);
}

/**
 * User for an existing database: the owner of its folder. Errors: `startFailed` if that is another user and this process is not
 * root, `noUnprivilegedUser` if root cannot run it as its owner.
 */
export async function userOfExisting(folder: string, dataDir: string, programs: Programs): Promise<Choice> {
  const { uid, gid } = await stat(folder);
  const currentUser = process.getuid?.();
  if (currentUser !== 0) {
    if (currentUser === undefined || currentUser === uid) return { ok: true, runAs: asOurselves };
    const message = `The database ${folder} belongs to user ${uid}. Start as that user or as root, or with another DATA_DIR.`;
    return failure("startFailed", message);
  }
  const runAs = uid === 0 ? asNamespacedRoot : { description: `user ${uid}`, wrapper: [], user: { uid, gid } };
  const versionCheck = await run(runAs, programs.postgres, ["--version"]);
  return versionCheck.ok ? { ok: true, runAs } : noUser(dataDir);
}

function noUser(dataDir: string): StartFailure {
  const message = `PostgreSQL refuses to run as root, and no other user can reach both this program and DATA_DIR ${dataDir}.`;
  return failure("noUnprivilegedUser", `${message} Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`);
}

// Tries the owner of the folder first, so that a project started once with sudo stays its owner's.
async function candidates(dataDir: string): Promise<RunAs[]> {
  const owners = await Promise.all([dataDir, dirname(dataDir)].map(async (folder) => (await stat(folder)).uid));
  const owner = owners.find((uid) => uid !== 0);
  const users = await knownUsers();
  const preferred = [
    users.find((user) => user.uid === owner),
    ...["postgres", "nobody"].map((name) => users.find((user) => user.name === name)),
  ];
  const existing = preferred.filter((user) => user !== undefined);
  return [
    ...existing.map(({ name, uid, gid }) => ({
      description: `user ${name}`,
      wrapper: [],
      user: { uid, gid },
    })),
    asNamespacedRoot,
  ];
}

// Returns only users with a name, because initdb fails for a user id without one.
async function knownUsers(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").filter((line) => /^[^#:]+:/.test(line));
  const users = lines.map((line) => line.split(":")).map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  return users.filter(({ uid, gid }) => uid > 0 && gid >= 0);
}
