import { chown, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { failure } from "./outcome.ts";
import type { StartFailure } from "./outcome.ts";
import type { Programs } from "./programs.ts";
import { asNamespacedRoot, asOurselves, run } from "./run-as.ts";
import type { RunAs } from "./run-as.ts";

type Choice = { ok: true; runAs: RunAs } | StartFailure;

/**
 * Chooses the user for a new database, whose files come into `workshop/data`: the owner of that folder
 * says from then on who runs this database. Root tries each one by making the folder.
 * Errors: `noUnprivilegedUser` when root finds nobody to run it as.
 */
export async function chooseUserForNew(workshop: string, dataDir: string, programs: Programs): Promise<Choice> {
  // Windows has no such numbers, and initdb makes the folder itself.
  if (process.getuid?.() !== 0) return { ok: true, runAs: asOurselves };
  for (const runAs of await candidates(dataDir)) {
    await chown(workshop, runAs.user?.uid ?? 0, runAs.user?.gid ?? 0);
    // Tried for real, because a folder further up can be closed to another user.
    const reachesProgram = await run(runAs, programs.postgres, ["--version"]);
    const reachesData = await run(runAs, "mkdir", [join(workshop, "data")]);
    if (reachesProgram.ok && reachesData.ok) return { ok: true, runAs };
    await rm(join(workshop, "data"), { recursive: true, force: true });
  }
  return noUser(dataDir);
}

/**
 * The user for an existing database: the owner of its folder.
 * Errors: `startFailed` when that is somebody else and this process is not root, `noUnprivilegedUser` when
 * root cannot run it as its owner.
 */
export async function userOfExisting(folder: string, dataDir: string, programs: Programs): Promise<Choice> {
  const { uid, gid } = await stat(folder);
  const ownUser = process.getuid?.();
  if (ownUser !== 0) {
    if (ownUser === undefined || ownUser === uid) return { ok: true, runAs: asOurselves };
    const message = `The database ${folder} belongs to user ${uid}. Start as that user or as root, or with another DATA_DIR.`;
    return failure("startFailed", message);
  }
  const runAs = uid === 0 ? asNamespacedRoot : { description: `user ${uid}`, wrapper: [], user: { uid, gid } };
  const tried = await run(runAs, programs.postgres, ["--version"]);
  return tried.ok ? { ok: true, runAs } : noUser(dataDir);
}

function noUser(dataDir: string): StartFailure {
  const message = `PostgreSQL refuses to run as root, and no other user can reach both this program and DATA_DIR ${dataDir}.`;
  return failure("noUnprivilegedUser", `${message} Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`);
}

// Whoever owns the place comes first: somebody's project that is once started with sudo stays theirs.
async function candidates(dataDir: string): Promise<RunAs[]> {
  const owners = await Promise.all([dataDir, dirname(dataDir)].map(async (folder) => (await stat(folder)).uid));
  const owner = owners.find((uid) => uid !== 0);
  const users = await knownUsers();
  const wanted = [
    users.find((user) => user.uid === owner),
    ...["postgres", "nobody"].map((name) => users.find((user) => user.name === name)),
  ];
  const others = wanted.filter((user) => user !== undefined);
  return [
    ...others.map(({ name, uid, gid }) => ({
      description: `user ${name}`,
      wrapper: [],
      user: { uid, gid },
    })),
    asNamespacedRoot,
  ];
}

// Only users with a name: initdb stops when it finds none for the user it runs as.
async function knownUsers(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").filter((line) => /^[^#:]+:/.test(line));
  const users = lines.map((line) => line.split(":")).map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  return users.filter(({ uid, gid }) => uid > 0 && gid >= 0);
}
