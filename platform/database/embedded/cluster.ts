import { chown, mkdtemp, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { failure } from "./outcome.ts";
import type { Log, StartFailure } from "./outcome.ts";
import { ensurePassword, passwordFile, readPassword } from "./password.ts";
import { isAlive } from "./process.ts";
import type { Programs } from "./programs.ts";
import { run } from "./run-as.ts";
import type { RunAs } from "./run-as.ts";
import { chooseUserForNew, userOfExisting } from "./unprivileged-user.ts";
import { codeOf, pathOf } from "#platform/failures";
import { makeFolder } from "#platform/folders";

/** A database on disk, and what it takes to run it. */
export type Cluster = {
  dataDir: string;
  folder: string;
  logFile: string;
  password: string;
  runAs: RunAs;
  programs: Programs;
};

/** The role that owns everything; the application connects as another, without its power. */
export const superuser = "postgres";

const workshopName = /^postgres\.new-(\d+)-/;
const longestInitializationMilliseconds = 600_000;
const meansNoPermission = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT", "ENOSPC", "EDQUOT"]);

/**
 * Opens the database in `${dataDir}/postgres`, and makes it when there is none. `dataDir` is absolute.
 * Errors: `noUnprivilegedUser`, or `startFailed` with what is wrong with the folder.
 */
export async function openCluster(dataDir: string, programs: Programs, log: Log): Promise<{ ok: true; cluster: Cluster } | StartFailure> {
  const folder = join(dataDir, "postgres");
  try {
    await makeFolder(dataDir);
    await removeLeftovers(dataDir, log);
    if (!(await exists(join(folder, "PG_VERSION")))) {
      const made = await makeCluster(folder, dataDir, programs, log);
      if (made) return made;
    }
    const user = await userOfExisting(folder, dataDir, programs);
    if (!user.ok) return user;
    const password = await readPassword(dataDir);
    if (password === null) {
      const message = `${passwordFile(dataDir)} is missing, and the database ${folder} cannot be opened without it.`;
      return failure("startFailed", `${message} Put it back from a backup, or start with another DATA_DIR.`);
    }
    return {
      ok: true,
      cluster: {
        dataDir,
        folder,
        logFile: join(dataDir, "postgres.log"),
        password,
        runAs: user.runAs,
        programs,
      },
    };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined || !meansNoPermission.has(code)) throw error;
    const message = `DATA_DIR ${dataDir} cannot be used (${code} at ${pathOf(error) ?? dataDir}).`;
    return failure("startFailed", `${message} Make it a folder that this user can write, or start with another DATA_DIR.`);
  }
}

// initdb works in a folder aside, and only a finished database gets its real name: what a kill leaves
// behind can never be mistaken for one.
async function makeCluster(folder: string, dataDir: string, programs: Programs, log: Log): Promise<StartFailure | null> {
  const started = performance.now();
  const workshop = await mkdtemp(join(dataDir, `postgres.new-${process.pid}-`));
  try {
    const user = await chooseUserForNew(workshop, dataDir, programs);
    if (!user.ok) return user;
    await ensurePassword(dataDir, workshop);
    const data = join(workshop, "data");
    const failed = await initialize(data, passwordFile(dataDir), user.runAs, programs);
    if (failed) return failed;
    try {
      await rename(data, folder);
      await syncFolder(dataDir);
    } catch (error) {
      if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
      if (await exists(join(folder, "PG_VERSION"))) return null;
      return failure("startFailed", `${folder} holds something that is no database. Move it away, or start with another DATA_DIR.`);
    }
    log("database.created", {
      runsAs: user.runAs.description,
      milliseconds: Math.round(performance.now() - started),
    });
    return null;
  } finally {
    await rm(workshop, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function initialize(data: string, password: string, runAs: RunAs, programs: Programs): Promise<StartFailure | null> {
  // initdb reads it as that user, and root can read it as before.
  if (runAs.user) await chown(password, runAs.user.uid, runAs.user.gid);
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const safety = ["--data-checksums", "--auth=scram-sha-256", `--username=${superuser}`, `--pwfile=${password}`];
  const outcome = await run(runAs, programs.initdb, ["--pgdata", data, ...locale, ...safety, "--no-instructions"]);
  if (outcome.ok) return null;
  return failure("startFailed", `PostgreSQL could not make its database in ${data}: ${outcome.message}`);
}

// A process number can have been given to another process since, so age counts too.
async function removeLeftovers(dataDir: string, log: Log): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const maker = workshopName.exec(name)?.[1];
    if (maker === undefined) continue;
    const workshop = join(dataDir, name);
    const made = await stat(workshop).catch(() => null);
    if (!made || (isAlive(Number(maker)) && Date.now() - made.mtimeMs < longestInitializationMilliseconds)) continue;
    // The initdb of a killed server may still be writing there: removing is tried again until it has failed.
    await rm(workshop, { recursive: true, force: true, maxRetries: 5 });
    log("database.leftoverRemoved", { folder: workshop });
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    const code = codeOf(error);
    // A folder that is closed to us is somebody's database.
    if (code === "ENOENT" || code === "EACCES") return code === "EACCES";
    throw error;
  }
}
