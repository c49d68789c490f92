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
 * Path of a new DATA_DIR for one test, which does not exist yet. `mode` is the mode of its parent folder (0o700 keeps other users
 * out), `owner` the owner of that folder.
 */
export async function makeDataDir(mode: 0o700 | 0o755 = 0o755, owner?: { uid: number; gid: number }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "embedded-postgres-"));
  folders.push(folder);
  await chmod(folder, mode);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return join(folder, "data folder");
}

let template: { folder: string; dataDir: string } | undefined;

/** Makes a DATA_DIR with a database that was shut down cleanly. Copies a template made once, which takes a tenth of the time. */
export async function makeFilledDataDir(): Promise<string> {
  template ??= await makeTemplate();
  const dataDir = await makeDataDir();
  await promisify(execFile)("cp", ["-a", template.dataDir, dataDir]);
  return dataDir;
}

async function makeTemplate() {
  const folder = await mkdtemp(join(tmpdir(), "embedded-postgres-made-"));
  await chmod(folder, 0o755);
  const dataDir = join(folder, "data folder");
  const { stop } = await start(dataDir);
  await stop();
  return { folder, dataDir };
}

export async function forgetFilled(): Promise<void> {
  if (template) await rm(template.folder, { recursive: true });
  template = undefined;
}

/** Ends all processes that the tests started and removes their folders. */
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

/** Process id of a test's database; throws if none runs. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const postmaster = await findPostmaster(join(dataDir, "postgres"));
  if (!postmaster) throw new Error(`no database runs in ${dataDir}`);
  return postmaster.pid;
}

export const databaseLog = (dataDir: string) => readFile(join(dataDir, "postgres.log"), "utf8");

/** Waits until the question is answered with true; throws after 10 s. */
export async function untilTrue(question: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await question())) {
    if (Date.now() > deadline) throw new Error(`not true after 10 s: ${question}`);
    await sleep(10);
  }
}

export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

export async function storedRows(url: string): Promise<Set<number>> {
  return new Set((await query(url, "select row from numbered")).map(({ row }) => Number(row)));
}
