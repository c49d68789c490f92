import { chown, cp, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./index.ts";
import { cleanUp, forgetFilled, makeDataDir, makeFilledDataDir, postmasterOf, query } from "./testing/data-folders.ts";
import { startServerProcess, type ServerProcess } from "./testing/server-process.ts";
import { start } from "./testing/start.ts";

afterEach(cleanUp);
afterAll(forgetFilled);

test("only one of three simultaneous first starts creates the embedded database", async () => {
  const dataDir = await makeDataDir();
  const servers = [1, 2, 3].map((number) => startServerProcess(dataDir, { firstRow: number * 1_000_000 }));
  const outcome = (server: ServerProcess) => server.lines.map((line) => line.refused ?? (line.writes && "started")).find(Boolean);
  await Promise.all(servers.map((server) => server.until(() => outcome(server) !== undefined)));
  expect(servers.map(outcome).sort()).toEqual(["dataDirInUse", "dataDirInUse", "started"]);
  expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres.log", "postgres.password"]);
  await servers.find((server) => outcome(server) === "started")!.kill("SIGTERM");
  const postgres = await start(dataDir);
  expect(postgres.events).toEqual(["database.started"]);
  await postgres.stop();
});

test("a second server on the same DATA_DIR is refused with the first's process id", async () => {
  const dataDir = await makeFilledDataDir();
  const first = startServerProcess(dataDir);
  await first.untilItStores();
  expect(await startEmbeddedPostgres({ dataDir, log: () => {} })).toEqual({
    ok: false,
    reason: "dataDirInUse",
    message: `DATA_DIR ${dataDir} is in use by another server (process ${first.pid}). Stop it, or start with another DATA_DIR.`,
  });
  await first.untilItStores();
});

test("a copied database folder starts its own database beside the original", async () => {
  const dataDir = await makeDataDir();
  const original = await start(dataDir);
  const copyDir = await makeDataDir();
  // Copying a running database is for this test only; PostgreSQL treats the copy as crashed.
  await cp(dataDir, copyDir, { recursive: true });
  const { uid, gid } = await stat(join(dataDir, "postgres"));
  await giveTo(copyDir, uid, gid);
  const copy = await start(copyDir);
  expect(await postmasterOf(copyDir)).not.toBe(await postmasterOf(dataDir));
  await copy.stop();
  expect(await query(original.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await original.stop();
});

async function giveTo(folder: string, uid: number, gid: number): Promise<void> {
  if (process.getuid?.() !== 0) return;
  for (const name of await readdir(join(folder, "postgres"), { recursive: true })) await chown(join(folder, "postgres", name), uid, gid);
  await chown(join(folder, "postgres"), uid, gid);
}
