import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./index.ts";
import { cleanUp, databaseLog, makeDataDir, postmasterOf, storedRows, untilTrue } from "./testing/data-folders.ts";
import { startServerProcess } from "./testing/server-process.ts";
import type { ServerProcess } from "./testing/server-process.ts";

afterEach(cleanUp);

async function start(dataDir: string) {
  const events: string[] = [];
  const outcome = await startEmbeddedPostgres({ dataDir, log: (event) => events.push(event) });
  if (!outcome.ok) throw new Error(outcome.message);
  return { ...outcome.postgres, events };
}

const restarts = (server: ServerProcess) => server.lines.filter((line) => line.event === "database.restarted").length;

async function expectNothingLost(url: string, server: ServerProcess) {
  const rows = await storedRows(url);
  expect(server.stored.length).toBeGreaterThan(0);
  expect(server.stored.filter((row) => !rows.has(row))).toEqual([]);
}

test("the server is killed, and Ctrl-C reaches its group: the next start adopts the database, nothing is lost", async () => {
  const dataDir = await makeDataDir();
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

test("the database is killed, twice: the server starts it again on its port and goes on, nothing is lost", async () => {
  const dataDir = await makeDataDir();
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

test("an adopted database is watched, too", async () => {
  const dataDir = await makeDataDir();
  const killed = startServerProcess(dataDir);
  await killed.untilItStores();
  await killed.kill("SIGKILL");
  const server = startServerProcess(dataDir, { firstRow: 1_000_000 });
  await server.untilItStores();
  process.kill(await postmasterOf(dataDir), "SIGKILL");
  await server.until(() => restarts(server) === 1);
  await server.untilItStores();
  await server.kill("SIGTERM");
  await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
});

test("both are killed: the next start recovers every row", async () => {
  const dataDir = await makeDataDir();
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

test.each(["alone", "group"] as const)(
  "the server is killed (%s) while it makes the database: the next start makes it anew",
  async (whom) => {
    const dataDir = await makeDataDir();
    const server = startServerProcess(dataDir);
    const half = async () => {
      const workshop = (await readdir(dataDir).catch(() => [])).find((name) => name.startsWith("postgres.new-"));
      return workshop !== undefined && (await stat(join(dataDir, workshop, "data", "base", "1")).catch(() => null)) !== null;
    };
    await untilTrue(half);
    await server.kill("SIGKILL", whom);
    expect(await half()).toBe(true);
    expect(await readdir(dataDir)).not.toContain("postgres");
    const postgres = await start(dataDir);
    expect(postgres.events).toEqual(["database.leftoverRemoved", "database.created", "database.started"]);
    await postgres.stop();
    expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres.log", "postgres.password"]);
  },
);

test("the process number of a killed database now belongs to another program: the start goes on", async () => {
  const dataDir = await makeDataDir();
  const first = await start(dataDir);
  const postmasterFile = join(dataDir, "postgres", "postmaster.pid");
  const text = await readFile(postmasterFile, "utf8");
  await first.stop();
  const { uid, gid } = await stat(join(dataDir, "postgres"));
  // PostgreSQL itself sees through it when the program is another user's.
  const stranger = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid, gid, cwd: "/" } : { cwd: "/" });
  await once(stranger, "spawn");
  await writeFile(postmasterFile, text.replace(/^\d+/, String(stranger.pid)));
  const second = await start(dataDir);
  expect(second.events).toEqual(["database.started"]);
  expect(stranger.kill("SIGKILL")).toBe(true);
  await second.stop();
});

test("a stop while the database is being started again leaves nothing running", async () => {
  const dataDir = await makeDataDir();
  const postgres = await start(dataDir);
  const postmaster = await postmasterOf(dataDir);
  process.kill(postmaster, "SIGKILL");
  await untilTrue(async () => postgres.events.includes("database.connectionLost"));
  await postgres.stop();
  await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
  expect(postgres.events).not.toContain("database.restarted");
});
