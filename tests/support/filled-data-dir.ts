import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { documentsMade, startSiteProcess, stopSiteProcess } from "./site-process.ts";

const run = promisify(execFile);

/** A DATA_DIR as the first start leaves it, with all documents: what a start takes longest for is done once, and copied. */
export async function createFilledDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-filled-"));
  const site = await startSiteProcess({ DATA_DIR: folder });
  await documentsMade(site);
  await stopSiteProcess(site);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** With its owners: as root the database belongs to another user. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await run("cp", ["-a", `${from}/.`, to]);
}
