import { resolve } from "node:path";
import { applicationName, ensureApplicationDatabase } from "./application-database.ts";
import { bringUp } from "./bring-up.ts";
import { openCluster } from "./cluster.ts";
import { failure } from "./outcome.ts";
import type { Log, StartFailure } from "./outcome.ts";
import { findPrograms } from "./programs.ts";
import { address } from "./settings.ts";
import { supervise } from "./supervise.ts";
import { messageOf } from "#platform/failures";

export type { Log, StartFailure } from "./outcome.ts";

/** A running cluster that belongs to this process until `stop` is called. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/**
 * Starts PostgreSQL on the database in `${dataDir}/postgres`, creates the database if it is missing and restarts it when it dies.
 * Adopts a database that a killed server left running. Listens on loopback only. Errors: `dataDirInUse`, `noUnprivilegedUser` (root
 * finds no user to run it as), `unsupportedPlatform`, `startFailed`; the message says what to do.
 */
export async function startEmbeddedPostgres(input: {
  dataDir: string;
  log: Log;
}): Promise<{ ok: true; postgres: EmbeddedPostgres } | StartFailure> {
  const { log } = input;
  const startedAt = performance.now();
  const search = await findPrograms();
  if (!search.ok) return search;
  const opening = await openCluster(resolve(input.dataDir), search.programs, log);
  if (!opening.ok) return opening;
  const { cluster } = opening;
  const outcome = await bringUp(cluster);
  if (!outcome.ok) return outcome;
  const { pid, port, lock, launched } = outcome.running;
  const { stop } = supervise(cluster, outcome.running, log);
  try {
    await ensureApplicationDatabase(lock.connection, cluster.password);
  } catch (error) {
    await stop();
    return failure("startFailed", `PostgreSQL could not make the database "${applicationName}": ${messageOf(error)}.`);
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  log(launched ? "database.started" : "database.adopted", {
    process: pid,
    port,
    runsAs: cluster.runAs.description,
    milliseconds,
  });
  const url = `postgres://${applicationName}:${cluster.password}@${address}:${port}/${applicationName}`;
  return { ok: true, postgres: { url, stop } };
}
