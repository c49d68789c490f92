import { setTimeout as sleep } from "node:timers/promises";
import { bringUp } from "./bring-up.ts";
import type { Running } from "./bring-up.ts";
import type { Cluster } from "./cluster.ts";
import type { Log } from "./outcome.ts";
import { shutDown } from "./postmaster.ts";
import { findPostmaster } from "./postmaster-file.ts";

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 5_000;
// A database that ran this long did not die of being started.
const steadyMilliseconds = 10_000;

/**
 * Keeps the database running on its port until the returned `stop` is called: when the lock's connection
 * ends, the database has died or closed it, and both end with a running database and the lock taken again.
 * `stop` ends in good order within 10 s, else at once; called again it gives the same promise.
 */
export function supervise(cluster: Cluster, first: Running, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const ours = keepRunning(cluster, first, stopping.signal, log);
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop(cluster, stopping, ours, log)) };
}

// Fulfilled with whether the database is still ours to stop.
async function keepRunning(cluster: Cluster, first: Running, signal: AbortSignal, log: Log): Promise<boolean> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  let running = first;
  let ours = true;
  let pause = 0;
  for (;;) {
    const up = performance.now();
    await Promise.race([running.lock.lost, aborted]);
    if (signal.aborted) return true;
    log("database.connectionLost", { process: running.pid });
    const lost = performance.now();
    if (lost - up > steadyMilliseconds) pause = 0;
    for (;;) {
      const next = await tryAgain(cluster, first.port, pause, signal, log);
      // Another server was quicker to start the dead database: it keeps it until it ends.
      if (next !== "failed") ours = next !== "taken";
      if (signal.aborted) return ours;
      pause = Math.min(Math.max(pause * 2, firstPauseMilliseconds), longestPauseMilliseconds);
      if (next === "failed" || next === "taken") continue;
      const event = next.pid === running.pid ? "database.lockRetaken" : "database.restarted";
      log(event, {
        process: next.pid,
        port: next.port,
        milliseconds: Math.round(performance.now() - lost),
      });
      running = next;
      break;
    }
  }
}

async function tryAgain(
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
      // Left by another server, where nobody looks for it; the next try starts it on its own port.
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

async function stop(cluster: Cluster, stopping: AbortController, ours: Promise<boolean>, log: Log): Promise<void> {
  const started = performance.now();
  stopping.abort();
  const postmaster = (await ours) ? await findPostmaster(cluster.folder) : null;
  // The lock is left to end with the database: released earlier, another server could take a dying one.
  const gone = postmaster === null || (await shutDown(postmaster.pid, cluster));
  const milliseconds = Math.round(performance.now() - started);
  log(gone ? "database.stopped" : "database.stopFailed", {
    process: postmaster?.pid,
    milliseconds,
  });
}
