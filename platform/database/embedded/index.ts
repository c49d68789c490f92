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

/** A running cluster that belongs to this process until `stop`. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/**
 * Starts PostgreSQL on the database in `${dataDir}/postgres`, which is made when it is missing, and keeps
 * it running. One that a killed server left behind is taken over. It listens on this machine only.
 * Errors: `dataDirInUse`, `noUnprivilegedUser` (root, and nobody else can run it), `unsupportedPlatform`,
 * `startFailed`; the message says what to do. Throws on what nobody expected.
 */
export async function startEmbeddedPostgres(input: {
  dataDir: string;
  log: Log;
}): Promise<{ ok: true; postgres: EmbeddedPostgres } | StartFailure> {
  const { log } = input;
  const started = performance.now();
  const found = await findPrograms();
  if (!found.ok) return found;
  const opened = await openCluster(resolve(input.dataDir), found.programs, log);
  if (!opened.ok) return opened;
  const { cluster } = opened;
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
  const milliseconds = Math.round(performance.now() - started);
  log(launched ? "database.started" : "database.adopted", {
    process: pid,
    port,
    runsAs: cluster.runAs.description,
    milliseconds,
  });
  const url = `postgres://${applicationName}:${cluster.password}@${address}:${port}/${applicationName}`;
  return { ok: true, postgres: { url, stop } };
}
