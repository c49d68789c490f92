import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./index.ts";
import { cleanUp, databaseLog, forgetFilled, makeDataDir, makeFilledDataDir, postmasterOf, query } from "./testing/data-folders.ts";
import { start } from "./testing/start.ts";

afterEach(cleanUp);
afterAll(forgetFilled);

async function refusal(dataDir: string) {
  const outcome = await startEmbeddedPostgres({ dataDir, log: () => {} });
  if (outcome.ok) throw new Error("it started");
  return outcome;
}

test("the first start creates a durable embedded database that listens on loopback only", async () => {
  const dataDir = await makeDataDir();
  const postgres = await start(dataDir);
  expect(postgres.events).toEqual(["database.created", "database.started"]);
  const names = ["fsync", "full_page_writes", "synchronous_commit", "data_checksums", "server_encoding", "listen_addresses"];
  const rows = await query(
    postgres.url,
    `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    data_checksums: "on",
    server_encoding: "UTF8",
    listen_addresses: "127.0.0.1",
  });
  expect(await query(postgres.url, "select current_database(), upper('é'), rolsuper from pg_roles where rolname = current_user")).toEqual([
    { current_database: "ecactus", upper: "É", rolsuper: false },
  ]);
  const [, , , , socketFolder] = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n");
  expect(socketFolder).toBe("");
  await postgres.stop();
});

test("the embedded database password is required, private and never logged", async () => {
  const dataDir = await makeDataDir();
  const postgres = await start(dataDir);
  const { password } = new URL(postgres.url);
  expect(password.length).toBeGreaterThan(20);
  await expect(query(postgres.url.replace(password, "guess"), "select")).rejects.toThrow("password authentication failed");
  expect((await stat(join(dataDir, "postgres.password"))).mode & 0o777).toBe(0o600);
  await postgres.stop();
  expect(postgres.logged.join()).not.toContain(password);
  expect(await databaseLog(dataDir)).not.toContain(password);
});

test("the embedded database stops cleanly and keeps its data", async () => {
  const dataDir = await makeDataDir();
  const first = await start(dataDir);
  await query(first.url, "create table kept as select 42 as answer");
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();
  expect(first.events).toEqual(["database.created", "database.started", "database.stopped"]);
  expect(await databaseLog(dataDir)).toContain("database system is shut down");
  await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
  const second = await start(dataDir);
  expect(second.events).toEqual(["database.started"]);
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  await second.stop();
  expect(await databaseLog(dataDir)).not.toMatch(/not properly shut down|interrupted|recovery/);
});

test("the embedded database start explains an unusable DATA_DIR", async () => {
  const dataDir = await makeDataDir();
  await mkdir(dataDir);
  await writeFile(join(dataDir, "file"), "");
  expect((await refusal(join(dataDir, "file"))).message).toMatch(/^DATA_DIR .*file cannot be used \(EEXIST at .*\)\. Make it a folder/);
  await mkdir(join(dataDir, "postgres", "holiday pictures"), { recursive: true });
  expect(await refusal(dataDir)).toMatchObject({
    reason: "startFailed",
    message: expect.stringContaining("holds something that is no database"),
  });
  expect((await readdir(dataDir)).filter((name) => name.startsWith("postgres.new"))).toEqual([]);
});

test("the embedded database start explains a wrong or missing password and another database version", async () => {
  const dataDir = await makeFilledDataDir();
  const passwordFile = join(dataDir, "postgres.password");
  const password = await readFile(passwordFile, "utf8");
  await writeFile(passwordFile, "another");
  expect(await refusal(dataDir)).toMatchObject({
    reason: "startFailed",
    message: expect.stringContaining("is not that of the database"),
  });
  await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
  await rm(passwordFile);
  expect(await refusal(dataDir)).toMatchObject({
    reason: "startFailed",
    message: expect.stringContaining("postgres.password is missing"),
  });
  await writeFile(passwordFile, password);
  await writeFile(join(dataDir, "postgres", "PG_VERSION"), "12\n");
  expect(await refusal(dataDir)).toMatchObject({
    reason: "startFailed",
    message: expect.stringContaining("incompatible with server"),
  });
});
