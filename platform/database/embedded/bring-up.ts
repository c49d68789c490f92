import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { takeLock } from "./lock.ts";
import type { Lock } from "./lock.ts";
import { failure } from "./outcome.ts";
import type { StartFailure } from "./outcome.ts";
import { passwordFile } from "./password.ts";
import { findFreePort, launchPostmaster, shutDown, waitUntilReady } from "./postmaster.ts";
import { findPostmaster } from "./postmaster-file.ts";

/** A database that accepts connections and whose lock this process holds. */
export type Running = { pid: number; port: number; lock: Lock; launched: boolean };

const launchesAtMost = 3;
const recoveryMilliseconds = 60_000;
const retryMilliseconds = 15_000;
const pauseMilliseconds = 100;
// Temporary failures: another server starts at the same time, or processes of a killed postmaster still run.
const temporaryFailure = /lock file|shared memory block/;

/**
 * Ensures that PostgreSQL runs on `cluster` and takes its lock: adopts a running orphan, else starts one on `port` or a free port.
 * Rejects when `signal` is aborted. Errors: `dataDirInUse` if another server holds the lock, `startFailed` with PostgreSQL's
 * message.
 */
export async function bringUp(
  cluster: Cluster,
  port?: number,
  signal?: AbortSignal,
): Promise<{ ok: true; running: Running } | StartFailure> {
  const deadline = performance.now() + retryMilliseconds;
  let launches = 0;
  let launchedPid: number | undefined;
  for (;;) {
    signal?.throwIfAborted();
    let pid = (await findPostmaster(cluster.folder))?.pid;
    let problem = "";
    if (pid === undefined) {
      const launch = await launchPostmaster(cluster, port ?? (await findFreePort()));
      if (launch.ok) pid = launchedPid = launch.pid;
      else problem = launch.message;
      if (!temporaryFailure.test(problem)) launches += 1;
    }
    if (pid !== undefined) {
      const attempt = await join(cluster, pid, signal);
      if (attempt.ok)
        return {
          ok: true,
          running: { pid, port: attempt.port, lock: attempt.lock, launched: pid === launchedPid },
        };
      if ("refusal" in attempt) {
        if (attempt.stops && pid === launchedPid) await shutDown(pid, cluster);
        return attempt.refusal;
      }
      problem = attempt.message;
    }
    if (launches >= launchesAtMost || performance.now() > deadline) {
      if (pid !== undefined && pid === launchedPid) await shutDown(pid, cluster);
      return failure("startFailed", `PostgreSQL did not start: ${problem}. See ${cluster.logFile} for details.`);
    }
    await sleep(pauseMilliseconds, undefined, { signal });
  }
}

type JoinResult =
  | { ok: true; port: number; lock: Lock }
  /** Temporary failure: the caller tries again. */
  | { ok: false; message: string }
  /** Final failure. `stops`: the caller stops the database if it launched it. */
  | { ok: false; refusal: StartFailure; stops: boolean };

async function join(cluster: Cluster, pid: number, signal?: AbortSignal): Promise<JoinResult> {
  const state = await waitUntilReady(cluster, pid, recoveryMilliseconds, signal);
  if (state === "slow") {
    const message = `PostgreSQL (process ${pid}) is still starting or stopping after ${recoveryMilliseconds / 1000} s.`;
    const advice = `${cluster.logFile} tells why; wait and start again, or stop that process.`;
    // The recovery continues, so that the next start can find it finished.
    return { ok: false, refusal: failure("startFailed", `${message} ${advice}`), stops: false };
  }
  const postmaster = await findPostmaster(cluster.folder);
  if (state === "gone" || postmaster?.pid !== pid) return { ok: false, message: "it ended while it was starting" };
  const attempt = await takeLock(postmaster.port, cluster.password, signal);
  if (attempt.ok) return { ok: true, port: postmaster.port, lock: attempt.lock };
  if (attempt.why === "unreachable") return { ok: false, message: attempt.message };
  if (attempt.why === "held") {
    const message = `DATA_DIR ${cluster.dataDir} is in use by another server (${attempt.holder}).`;
    return {
      ok: false,
      refusal: failure("dataDirInUse", `${message} Stop it, or start with another DATA_DIR.`),
      stops: false,
    };
  }
  const message = `The password in ${passwordFile(cluster.dataDir)} is not that of the database beside it.`;
  return {
    ok: false,
    refusal: failure("startFailed", `${message} Put the right file back, or start with another DATA_DIR.`),
    stops: true,
  };
}
