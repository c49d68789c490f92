import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { bringUp } from "./bring-up.ts";
import { openCluster } from "./cluster.ts";
import { startEmbeddedPostgres } from "./index.ts";
import { lockKey } from "./lock.ts";
import { findFreePort } from "./postmaster.ts";
import { findPostmaster } from "./postmaster-file.ts";
import { findPrograms } from "./programs.ts";
import { supervise } from "./supervise.ts";
import { cleanUp, forgetFilled, makeFilledDataDir, postmasterOf, untilTrue } from "./testing/data-folders.ts";
import { startServerProcess } from "./testing/server-process.ts";

afterEach(cleanUp);
afterAll(forgetFilled);

async function connectAsSuperuser(dataDir: string, port: number): Promise<pg.Client> {
  const password = await readFile(join(dataDir, "postgres.password"), "utf8");
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password,
    database: "postgres",
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Queues `other` for the lock, so that it gets the lock when the server's connection ends. */
async function waitForLock(other: pg.Client): Promise<{ lockResult: Promise<unknown> }> {
  const lockResult = other.query("select pg_advisory_lock($1::bigint)", [lockKey]);
  await sleep(200);
  return { lockResult };
}

/** Starts a database and passes the server's lock to another connection, as can happen when the database crashes. */
async function startAndLoseTheLock() {
  const dataDir = await makeFilledDataDir();
  const events: string[] = [];
  const outcome = await startEmbeddedPostgres({ dataDir, log: (event) => events.push(event) });
  if (!outcome.ok) throw new Error(outcome.message);
  const { postgres } = outcome;
  const port = Number(new URL(postgres.url).port);
  const [other, killer] = [await connectAsSuperuser(dataDir, port), await connectAsSuperuser(dataDir, port)];
  const { lockResult } = await waitForLock(other);
  await killer.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted");
  await Promise.all([lockResult, killer.end()]);
  await untilTrue(async () => events.includes("database.restartFailed"));
  return { dataDir, events, postgres, other };
}

test("the supervisor retakes a released database lock and stops the database on request", async () => {
  const { dataDir, events, postgres, other } = await startAndLoseTheLock();
  await other.end();
  await untilTrue(async () => events.includes("database.lockRetaken"));
  await postgres.stop();
  await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
});

test("stopping the supervisor leaves a database that another server has locked running", async () => {
  const { dataDir, events, postgres, other } = await startAndLoseTheLock();
  const postmaster = await postmasterOf(dataDir);
  await postgres.stop();
  expect(await postmasterOf(dataDir)).toBe(postmaster);
  expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(events).toContain("database.stopped");
  await other.end();
});

test("the supervisor restarts a database from another port on the known port", async () => {
  const dataDir = await makeFilledDataDir();
  const events: string[] = [];
  const programs = await findPrograms();
  if (!programs.ok) throw new Error(programs.message);
  const opening = await openCluster(dataDir, programs.programs, () => {});
  if (!opening.ok) throw new Error(opening.message);
  const first = await bringUp(opening.cluster);
  if (!first.ok) throw new Error(first.message);
  const knownPort = await findFreePort();
  const { stop } = supervise(opening.cluster, { ...first.running, port: knownPort }, (event) => events.push(event));
  await first.running.lock.connection.end();
  await untilTrue(async () => events.includes("database.restarted"));
  expect((await findPostmaster(opening.cluster.folder))?.port).toBe(knownPort);
  await stop();
});

test("the embedded database start waits for the lock of a killed server", async () => {
  const dataDir = await makeFilledDataDir();
  const server = startServerProcess(dataDir);
  await server.untilItStores();
  const { port } = (await findPostmaster(join(dataDir, "postgres")))!;
  const other = await connectAsSuperuser(dataDir, port);
  const { lockResult } = await waitForLock(other);
  await server.kill("SIGKILL");
  await lockResult;
  const starting = startEmbeddedPostgres({ dataDir, log: () => {} });
  await sleep(1_000);
  await other.end();
  const outcome = await starting;
  expect(outcome.ok).toBe(true);
  if (outcome.ok) await outcome.postgres.stop();
});
