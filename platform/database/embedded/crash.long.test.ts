import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { cleanUp, forgetFilled, makeDataDir, makeFilledDataDir, postmasterOf, untilTrue } from "./testing/data-folders.ts";
import { restarts, startServerProcess } from "./testing/server-process.ts";
import { start } from "./testing/start.ts";

afterEach(cleanUp);
afterAll(forgetFilled);

test("an adopted embedded database is restarted after it is killed", async () => {
  const dataDir = await makeFilledDataDir();
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

test.each(["alone", "group"] as const)(
  "killing the server (%s) during database creation lets the next start create it again",
  async (whom) => {
    const dataDir = await makeDataDir();
    const server = startServerProcess(dataDir);
    const isHalfCreated = async () => {
      const workshop = (await readdir(dataDir).catch(() => [])).find((name) => name.startsWith("postgres.new-"));
      return workshop !== undefined && (await stat(join(dataDir, workshop, "data", "base", "1")).catch(() => null)) !== null;
    };
    await untilTrue(isHalfCreated);
    await server.kill("SIGKILL", whom);
    expect(await isHalfCreated()).toBe(true);
    expect(await readdir(dataDir)).not.toContain("postgres");
    const postgres = await start(dataDir);
    expect(postgres.events).toEqual(["database.leftoverRemoved", "database.created", "database.started"]);
    await postgres.stop();
    expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres.log", "postgres.password"]);
  },
);

test("the embedded database starts when its old process id belongs to another program", async () => {
  const dataDir = await makeFilledDataDir();
  const first = await start(dataDir);
  const postmasterFile = join(dataDir, "postgres", "postmaster.pid");
  const text = await readFile(postmasterFile, "utf8");
  await first.stop();
  const { uid, gid } = await stat(join(dataDir, "postgres"));
  // The program runs as the database user, because PostgreSQL itself detects programs of other users.
  const stranger = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid, gid, cwd: "/" } : { cwd: "/" });
  await once(stranger, "spawn");
  await writeFile(postmasterFile, text.replace(/^\d+/, String(stranger.pid)));
  const second = await start(dataDir);
  expect(second.events).toEqual(["database.started"]);
  expect(stranger.kill("SIGKILL")).toBe(true);
  await second.stop();
});

test("stopping during a database restart leaves no database running", async () => {
  const dataDir = await makeFilledDataDir();
  const postgres = await start(dataDir);
  const postmaster = await postmasterOf(dataDir);
  process.kill(postmaster, "SIGKILL");
  await untilTrue(async () => postgres.events.includes("database.connectionLost"));
  await postgres.stop();
  await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
  expect(postgres.events).not.toContain("database.restarted");
});
