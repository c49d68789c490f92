import { setTimeout as pause } from "node:timers/promises";
import type { Database, OpenDatabase } from "#platform/database";
import { readQueueStates, type QueueState } from "#platform/jobs";
import type { Metrics } from "#platform/metrics";

type Pools = Readonly<Record<string, Pick<OpenDatabase, "countConnections">>>;

/** Time limit for the database, so that a scrape works while the database is down. */
const patienceMs = 2_000;

export function collectState(
  metrics: Metrics,
  { database, pools, queues }: { database: Database; pools: Pools; queues: ReadonlySet<string> },
): void {
  metrics.onScrape(() => {
    for (const [pool, { countConnections }] of Object.entries(pools)) {
      const { used, idle, waiting, limit } = countConnections();
      metrics.connections.set({ pool, state: "used" }, used);
      metrics.connections.set({ pool, state: "idle" }, idle);
      metrics.connectionWaits.set({ pool }, waiting);
      metrics.connectionLimit.set({ pool }, limit);
    }
  });
  metrics.onScrape(async () => {
    if (queues.size === 0) return;
    const states = await Promise.race([
      readQueueStates(database, [...queues]).catch(() => undefined),
      pause(patienceMs, undefined, { ref: false }),
    ]);
    metrics.databaseUp.set(states ? 1 : 0);
    // Resets old values, which would look current during an outage.
    metrics.jobs.reset();
    metrics.oldestJob.reset();
    if (states)
      for (const name of queues)
        setQueue(
          metrics,
          name,
          states.find((state) => state.name === name),
        );
  });
}

function setQueue(metrics: Metrics, queue: string, state: QueueState | undefined): void {
  metrics.jobs.set({ queue, state: "waiting" }, state?.waiting ?? 0);
  metrics.jobs.set({ queue, state: "active" }, state?.active ?? 0);
  metrics.jobs.set({ queue, state: "failed" }, state?.failed ?? 0);
  metrics.oldestJob.set({ queue }, state?.oldestSeconds ?? 0);
}
