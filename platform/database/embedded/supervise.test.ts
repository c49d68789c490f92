import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { bringUp } from "./bring-up.ts";
import { openCluster } from "./cluster.ts";
import { startEmbeddedPostgres } from "./index.ts";
import { lockKey } from "./lock.ts";
import { findFreePort } from "./postmaster.ts";
import { findPostmaster } from "./postmaster-file.ts";
import { findPrograms } from "./programs.ts";
import { supervise } from "./supervise.ts";
import { cleanUp, makeDataDir, postmasterOf, untilTrue } from "./testing/data-folders.ts";

afterEach(cleanUp);

/** A database whose server has just lost its lock to another connection, as it can when the database dies. */
async function startAndLoseTheLock() {
  const dataDir = await makeDataDir();
  const events: string[] = [];
  const outcome = await startEmbeddedPostgres({ dataDir, log: (event) => events.push(event) });
  if (!outcome.ok) throw new Error(outcome.message);
  const { postgres } = outcome;
  const password = await readFile(join(dataDir, "postgres.password"), "utf8");
  const connect = async () => {
    const client = new pg.Client({ host: "127.0.0.1", port: Number(new URL(postgres.url).port), user: "postgres", password, database: "postgres" });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const [other, killer] = [await connect(), await connect()];
  // Waits in line, so that it is next when the server's connection ends.
  const taken = other.query("select pg_advisory_lock($1::bigint)", [lockKey]);
  await untilTrue(async () => (await killer.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount === 1);
  await killer.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted");
  await Promise.all([taken, killer.end()]);
  await untilTrue(async () => events.includes("database.restartFailed"));
  return { dataDir, events, postgres, other };
}

test("a database that another server took is taken back when it is free, and stopped then", async () => {
  const { dataDir, events, postgres, other } = await startAndLoseTheLock();
  await other.end();
  await untilTrue(async () => events.includes("database.lockRetaken"));
  await postgres.stop();
  await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
});

test("a stop leaves a database that another server took running", async () => {
  const { dataDir, events, postgres, other } = await startAndLoseTheLock();
  const postmaster = await postmasterOf(dataDir);
  await postgres.stop();
  expect(await postmasterOf(dataDir)).toBe(postmaster);
  expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(events).toContain("database.stopped");
  await other.end();
});

test("a database that another server left on another port comes back to the port that is known", async () => {
  const dataDir = await makeDataDir();
  const events: string[] = [];
  const programs = await findPrograms();
  if (!programs.ok) throw new Error(programs.message);
  const opened = await openCluster(dataDir, programs.programs, () => {});
  if (!opened.ok) throw new Error(opened.message);
  const first = await bringUp(opened.cluster);
  if (!first.ok) throw new Error(first.message);
  const knownPort = await findFreePort();
  const { stop } = supervise(opened.cluster, { ...first.running, port: knownPort }, (event) => events.push(event));
  await first.running.lock.connection.end();
  await untilTrue(async () => events.includes("database.restarted"));
  expect((await findPostmaster(opened.cluster.folder))?.port).toBe(knownPort);
  await stop();
});
