import { execFile } from "node:child_process";
import { closeSync, fchownSync, openSync } from "node:fs";
import { open } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Cluster } from "./cluster.ts";
import { findPostmaster } from "./postmaster-file.ts";
import { runsIn } from "./process.ts";
import type { Programs } from "./programs.ts";
import { reasonLine, startDetached } from "./run-as.ts";
import { address, postgresArguments } from "./settings.ts";
import { codeOf } from "#platform/failures";

const pollMilliseconds = 20;
const fastShutdownMilliseconds = 10_000;
const immediateShutdownMilliseconds = 10_000;

export type Launch = { ok: true; pid: number } | { ok: false; message: string };

/** Finds a port that is free at this moment on the address where the database listens. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, address, () => {
      const bound = probe.address();
      probe.close(() => (typeof bound === "object" && bound ? resolve(bound.port) : reject(new Error("no port was given"))));
    });
  });
}

/**
 * Starts PostgreSQL and waits until its postmaster.pid exists; `waitUntilReady` then waits for connections. Errors: PostgreSQL's
 * message if it ended instead.
 */
export async function launchPostmaster(cluster: Cluster, port: number): Promise<Launch> {
  const output = openSync(cluster.logFile, "a", 0o600);
  // Gives the log file to the database user, so that this user can also start the database without root.
  if (cluster.runAs.user) fchownSync(output, cluster.runAs.user.uid, cluster.runAs.user.gid);
  const logStart = await sizeOf(cluster.logFile);
  const child = startDetached(cluster.runAs, cluster.programs.postgres, postgresArguments(cluster.folder, port), output);
  closeSync(output);
  const end: { problem?: string } = {};
  child.once("error", (error) => (end.problem = error.message));
  child.once("exit", (code, signal) => (end.problem ??= `it ended with ${signal ?? `code ${code}`}`));
  while (end.problem === undefined) {
    const postmaster = await findPostmaster(cluster.folder);
    if (postmaster && postmaster.pid === child.pid) return { ok: true, pid: postmaster.pid };
    await sleep(pollMilliseconds);
  }
  return {
    ok: false,
    message: reasonLine(await readFrom(cluster.logFile, logStart)) ?? end.problem,
  };
}

/**
 * Waits at most `milliseconds` until the postmaster accepts connections. Errors: `gone` if it ended, `slow` if it is still starting
 * or stopping.
 */
export async function waitUntilReady(
  cluster: Cluster,
  pid: number,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<"ready" | "gone" | "slow"> {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    const postmaster = await findPostmaster(cluster.folder);
    if (postmaster?.pid !== pid) return "gone";
    if (postmaster.ready) return "ready";
    await sleep(pollMilliseconds, undefined, { signal });
  }
  return "slow";
}

/**
 * Stops PostgreSQL: a fast shutdown within 10 s, else an immediate one that needs recovery. Returns false if it still runs after
 * both.
 */
export async function shutDown(pid: number, cluster: Cluster): Promise<boolean> {
  await send("INT", pid, cluster.programs);
  if (await waitUntilGone(pid, cluster.folder, fastShutdownMilliseconds)) return true;
  await send("QUIT", pid, cluster.programs);
  return waitUntilGone(pid, cluster.folder, immediateShutdownMilliseconds);
}

async function waitUntilGone(pid: number, folder: string, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (await runsIn(pid, folder)) {
    if (performance.now() > deadline) return false;
    await sleep(pollMilliseconds);
  }
  return true;
}

async function send(signal: "INT" | "QUIT", pid: number, programs: Programs): Promise<void> {
  // Node's kill terminates a process on Windows at once, so pg_ctl sends the signal there.
  if (process.platform === "win32") {
    await promisify(execFile)(programs.pg_ctl, ["kill", signal, String(pid)]);
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path, "r");
  const { size } = await file.stat();
  await file.close();
  return size;
}

async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path, "r");
  const text = await file.read({ buffer: Buffer.alloc(16_384), position: start });
  await file.close();
  return text.buffer.toString("utf8", 0, text.bytesRead);
}
