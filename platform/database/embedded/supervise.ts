import { setTimeout as sleep } from "node:timers/promises";
import { bringUp } from "./bring-up.ts";
import type { Running } from "./bring-up.ts";
import type { Cluster } from "./cluster.ts";
import type { Log } from "./outcome.ts";
import { shutDown } from "./postmaster.ts";
import { findPostmaster } from "./postmaster-file.ts";

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 5_000;
// A database that ran this long was not ended by a failing start, so the next pause is short again.
const steadyMilliseconds = 10_000;

/**
 * Keeps the database running on its port until the returned `stop` is called: when the lock's connection ends, restarts the
 * database if it died, and takes the lock again. `stop` shuts down within 10 s, else immediately; later calls return the same
 * promise.
 */
export function supervise(cluster: Cluster, first: Running, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const ownership = keepRunning(cluster, first, stopping.signal, log);
  let stopPromise: Promise<void> | undefined;
  return { stop: () => (stopPromise ??= stop(cluster, stopping, ownership, log)) };
}

// Resolves with whether this process still has the database to stop.
async function keepRunning(cluster: Cluster, first: Running, signal: AbortSignal, log: Log): Promise<boolean> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  let running = first;
  let isOwner = true;
  let pause = 0;
  for (;;) {
    const startedAt = performance.now();
    await Promise.race([running.lock.lost, aborted]);
    if (signal.aborted) return true;
    log("database.connectionLost", { process: running.pid });
    const lostAt = performance.now();
    if (lostAt - startedAt > steadyMilliseconds) pause = 0;
    for (;;) {
      const next = await restart(cluster, first.port, pause, signal, log);
      // Another server started the dead database first and keeps it until that server ends.
      if (next !== "failed") isOwner = next !== "taken";
      if (signal.aborted) return isOwner;
      pause = Math.min(Math.max(pause * 2, firstPauseMilliseconds), longestPauseMilliseconds);
      if (next === "failed" || next === "taken") continue;
      const event = next.pid === running.pid ? "database.lockRetaken" : "database.restarted";
      log(event, {
        process: next.pid,
        port: next.port,
        milliseconds: Math.round(performance.now() - lostAt),
      });
      running = next;
      break;
    }
  }
}

async function restart(
  cluster: Cluster,
  port: number,
  pause: number,
  signal: AbortSignal,
  log: Log,
): Promise<Running | "failed" | "taken"> {
  try {
    await sleep(pause, undefined, { signal });
    const outcome = await bringUp(cluster, port, signal);
    if (outcome.ok && outcome.running.port === port) return outcome.running;
    if (outcome.ok) {
      // Another server left the database on an unexpected port; stops it, and the next attempt starts it on the known port.
      await shutDown(outcome.running.pid, cluster);
      return "failed";
    }
    log("database.restartFailed", { reason: outcome.reason, message: outcome.message });
    return outcome.reason === "dataDirInUse" ? "taken" : "failed";
  } catch (error) {
    if (!signal.aborted) log("database.restartFailed", { reason: "unexpected", message: String(error) });
    return "failed";
  }
}

async function stop(cluster: Cluster, stopping: AbortController, ownership: Promise<boolean>, log: Log): Promise<void> {
  const startedAt = performance.now();
  stopping.abort();
  const postmaster = (await ownership) ? await findPostmaster(cluster.folder) : null;
  // Keeps the lock until the database has ended: released earlier, another server could adopt a database that is shutting down.
  const isGone = postmaster === null || (await shutDown(postmaster.pid, cluster));
  const milliseconds = Math.round(performance.now() - startedAt);
  log(isGone ? "database.stopped" : "database.stopFailed", {
    process: postmaster?.pid,
    milliseconds,
  });
}
