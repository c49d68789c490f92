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

/** A database folder and everything needed to run PostgreSQL on it. */
export type Cluster = {
  dataDir: string;
  folder: string;
  logFile: string;
  password: string;
  runAs: RunAs;
  programs: Programs;
};

/** Role that owns everything. The application connects as another role without its privileges. */
export const superuser = "postgres";

const workshopName = /^postgres\.new-(\d+)-/;
const longestInitializationMilliseconds = 600_000;
const meansNoPermission = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT", "ENOSPC", "EDQUOT"]);

/**
 * Opens the database in `${dataDir}/postgres` and creates it if it is missing. `dataDir` is absolute. Errors: `noUnprivilegedUser`,
 * or `startFailed` with the problem of the folder.
 */
export async function openCluster(dataDir: string, programs: Programs, log: Log): Promise<{ ok: true; cluster: Cluster } | StartFailure> {
  const folder = join(dataDir, "postgres");
  try {
    await makeFolder(dataDir);
    await removeLeftovers(dataDir, log);
    if (!(await exists(join(folder, "PG_VERSION")))) {
      const problem = await makeCluster(folder, dataDir, programs, log);
      if (problem) return problem;
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

// Runs initdb in a temporary folder and renames only a finished database, so that the remains of a killed start are never opened.
async function makeCluster(folder: string, dataDir: string, programs: Programs, log: Log): Promise<StartFailure | null> {
  const startedAt = performance.now();
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
      milliseconds: Math.round(performance.now() - startedAt),
    });
    return null;
  } finally {
    await rm(workshop, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function initialize(data: string, password: string, runAs: RunAs, programs: Programs): Promise<StartFailure | null> {
  // Lets the unprivileged user of initdb read the file; root can read it anyway.
  if (runAs.user) await chown(password, runAs.user.uid, runAs.user.gid);
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const safety = ["--data-checksums", "--auth=scram-sha-256", `--username=${superuser}`, `--pwfile=${password}`];
  const outcome = await run(runAs, programs.initdb, ["--pgdata", data, ...locale, ...safety, "--no-instructions"]);
  if (outcome.ok) return null;
  return failure("startFailed", `PostgreSQL could not make its database in ${data}: ${outcome.message}`);
}

// Compares the age too, because another process may have got the process id of the creator.
async function removeLeftovers(dataDir: string, log: Log): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const creatorPid = workshopName.exec(name)?.[1];
    if (creatorPid === undefined) continue;
    const workshop = join(dataDir, name);
    const stats = await stat(workshop).catch(() => null);
    if (!stats || (isAlive(Number(creatorPid)) && Date.now() - stats.mtimeMs < longestInitializationMilliseconds)) continue;
    // Retries the removal, because initdb of a killed server may still be writing there until it fails.
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
    // Counts an unreadable folder as existing: it may be the database of another user.
    if (code === "ENOENT" || code === "EACCES") return code === "EACCES";
    throw error;
  }
}
