import { execFile } from "node:child_process";
import { chmod, chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findPostmaster } from "../postmaster-file.ts";
import { runsIn } from "../process.ts";
import { killServerProcesses } from "./server-process.ts";
import { start } from "./start.ts";

const folders: string[] = [];

/**
 * A DATA_DIR for one test, which does not exist yet. `mode` is that of the folder above it: 0o755 lets
 * other users in, 0o700 keeps them out. `owner` is whose folder that is.
 */
export async function makeDataDir(mode: 0o700 | 0o755 = 0o755, owner?: { uid: number; gid: number }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "embedded-postgres-"));
  folders.push(folder);
  await chmod(folder, mode);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return join(folder, "data folder");
}

let made: { folder: string; dataDir: string } | undefined;

/** The same with a database, which was stopped in good order: it is made once, and copied, which takes a tenth of the time. */
export async function makeFilledDataDir(): Promise<string> {
  made ??= await makeOnce();
  const dataDir = await makeDataDir();
  await promisify(execFile)("cp", ["-a", made.dataDir, dataDir]);
  return dataDir;
}

async function makeOnce() {
  const folder = await mkdtemp(join(tmpdir(), "embedded-postgres-made-"));
  await chmod(folder, 0o755);
  const dataDir = join(folder, "data folder");
  const { stop } = await start(dataDir);
  await stop();
  return { folder, dataDir };
}

/** Removes what `makeFilledDataDir` copies. */
export async function forgetFilled(): Promise<void> {
  if (made) await rm(made.folder, { recursive: true });
  made = undefined;
}

/** Ends everything that the tests started and removes their folders. */
export async function cleanUp(): Promise<void> {
  killServerProcesses();
  for (const folder of folders.splice(0)) {
    const cluster = join(folder, "data folder", "postgres");
    const postmaster = await findPostmaster(cluster);
    if (postmaster) {
      process.kill(postmaster.pid, "SIGQUIT");
      await untilTrue(async () => !(await runsIn(postmaster.pid, cluster)));
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The process that runs the database of a test; throws when none does. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const postmaster = await findPostmaster(join(dataDir, "postgres"));
  if (!postmaster) throw new Error(`no database runs in ${dataDir}`);
  return postmaster.pid;
}

/** What PostgreSQL has logged. */
export const databaseLog = (dataDir: string) => readFile(join(dataDir, "postgres.log"), "utf8");

/** Waits, at most 10 s, until the question is answered with yes. */
export async function untilTrue(question: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await question())) {
    if (Date.now() > deadline) throw new Error(`still not so after 10 s: ${question}`);
    await sleep(10);
  }
}

/** The rows of one statement. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The numbers that the server processes have stored. */
export async function storedRows(url: string): Promise<Set<number>> {
  return new Set((await query(url, "select row from numbered")).map(({ row }) => Number(row)));
}
