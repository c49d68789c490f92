import { afterAll, afterEach, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./index.ts";
import { cleanUp, databaseLog, forgetFilled, makeFilledDataDir, postmasterOf, storedRows } from "./testing/data-folders.ts";
import { restarts, startServerProcess, type ServerProcess } from "./testing/server-process.ts";
import { start } from "./testing/start.ts";

afterEach(cleanUp);
afterAll(forgetFilled);

async function expectNothingLost(url: string, server: ServerProcess) {
  const rows = await storedRows(url);
  expect(server.stored.length).toBeGreaterThan(0);
  expect(server.stored.filter((row) => !rows.has(row))).toEqual([]);
}

test("the embedded database is adopted without loss after the server is killed", async () => {
  const dataDir = await makeFilledDataDir();
  const server = startServerProcess(dataDir);
  await server.untilItStores();
  const postmaster = await postmasterOf(dataDir);
  process.kill(-server.pid, "SIGINT");
  await server.kill("SIGKILL");
  const postgres = await start(dataDir);
  expect(postgres.events).toEqual(["database.adopted"]);
  expect(await postmasterOf(dataDir)).toBe(postmaster);
  await expectNothingLost(postgres.url, server);
  await postgres.stop();
  await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
  expect(await databaseLog(dataDir)).toContain("database system is shut down");
});

test("the embedded database is restarted on its port without loss after each kill", async () => {
  const dataDir = await makeFilledDataDir();
  const server = startServerProcess(dataDir);
  for (const times of [1, 2]) {
    await server.untilItStores();
    const postmaster = await postmasterOf(dataDir);
    process.kill(postmaster, "SIGKILL");
    await server.until(() => restarts(server) === times);
    expect(await postmasterOf(dataDir)).not.toBe(postmaster);
    await server.untilItStores();
  }
  const ports = server.lines.filter((line) => ["database.started", "database.restarted"].includes(line.event ?? ""));
  expect(new Set(ports.map((line) => line.port)).size).toBe(1);
  const second = await startEmbeddedPostgres({ dataDir, log: () => {} });
  expect(second).toMatchObject({ ok: false, reason: "dataDirInUse" });
  await server.kill("SIGTERM");
  const postgres = await start(dataDir);
  await expectNothingLost(postgres.url, server);
  await postgres.stop();
});

test("the embedded database recovers every row after server and database are killed", async () => {
  const dataDir = await makeFilledDataDir();
  const server = startServerProcess(dataDir);
  await server.untilItStores();
  const postmaster = await postmasterOf(dataDir);
  await server.kill("SIGKILL");
  process.kill(postmaster, "SIGKILL");
  const postgres = await start(dataDir);
  expect(postgres.events).toEqual(["database.started"]);
  expect(await databaseLog(dataDir)).toContain("was not properly shut down");
  await expectNothingLost(postgres.url, server);
  await postgres.stop();
});
