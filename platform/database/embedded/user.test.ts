import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./index.ts";
import { cleanUp, makeDataDir, postmasterOf, query } from "./testing/data-folders.ts";
import { startServerProcess } from "./testing/server-process.ts";

afterEach(cleanUp);

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
// A user that every system has, and whom nobody would choose but for the owner of a folder.
const somebody = { uid: 1, gid: 1 };
const programIsOpenToAll = isRoot && spawnSync(process.execPath, ["--version"], { ...nobody, cwd: "/" }).status === 0;
const namespacesWork = isRoot && spawnSync("unshare", ["--user", "--map-user=65534", "true"]).status === 0;

async function start(dataDir: string) {
  const outcome = await startEmbeddedPostgres({ dataDir, log: () => {} });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.postgres;
}

/** The user of a process as this one sees it, and whether it lives in a user namespace of its own. */
async function userOf(pid: number) {
  const uid = Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);
  const map = (path: string) => readFileSync(path, "utf8");
  return { uid, namespaced: map(`/proc/${pid}/uid_map`) !== map("/proc/self/uid_map") };
}

async function startsStopsAndStartsAgain(dataDir: string) {
  const first = await start(dataDir);
  await query(first.url, "create table kept as select 42 as answer");
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  return second;
}

describe.runIf(isRoot)("as root", () => {
  test.runIf(programIsOpenToAll)("the database runs as another user, who owns its files", async () => {
    const dataDir = await makeDataDir();
    const postgres = await startsStopsAndStartsAgain(dataDir);
    const { uid } = await stat(join(dataDir, "postgres"));
    expect(uid).not.toBe(0);
    expect(await userOf(await postmasterOf(dataDir))).toEqual({ uid, namespaced: false });
    await postgres.stop();
  });

  test.runIf(namespacesWork)("below a folder that only root can enter it runs in a user namespace, and files stay root's", async () => {
    const dataDir = await makeDataDir(0o700);
    const postgres = await startsStopsAndStartsAgain(dataDir);
    expect((await stat(join(dataDir, "postgres", "PG_VERSION"))).uid).toBe(0);
    expect(await userOf(await postmasterOf(dataDir))).toEqual({ uid: 0, namespaced: true });
    await postgres.stop();
  });

  test.runIf(namespacesWork)("a killed server's database in a user namespace is adopted, and stopped from outside", async () => {
    const dataDir = await makeDataDir(0o700);
    const server = startServerProcess(dataDir);
    await server.untilItStores();
    const postmaster = await postmasterOf(dataDir);
    await server.kill("SIGKILL");
    const postgres = await start(dataDir);
    expect(await postmasterOf(dataDir)).toBe(postmaster);
    await postgres.stop();
    await expect(postmasterOf(dataDir)).rejects.toThrow("no database runs");
  });

  test.runIf(programIsOpenToAll)("in somebody's own folder it runs as that user, who can then start it without root", async () => {
    const dataDir = await makeDataDir(0o700, somebody);
    const postgres = await start(dataDir);
    expect(await userOf(await postmasterOf(dataDir))).toEqual({
      uid: somebody.uid,
      namespaced: false,
    });
    await postgres.stop();
    const server = startServerProcess(dataDir, { user: somebody });
    await server.untilItStores();
    await server.kill("SIGTERM");
  });

  test.runIf(programIsOpenToAll)("an ordinary user just starts it, and root later keeps to that user", async () => {
    const dataDir = await makeDataDir(0o700, nobody);
    const server = startServerProcess(dataDir, { user: nobody });
    await server.untilItStores();
    expect(await userOf(await postmasterOf(dataDir))).toEqual({
      uid: nobody.uid,
      namespaced: false,
    });
    await server.kill("SIGTERM");
    const postgres = await start(dataDir);
    expect(await userOf(await postmasterOf(dataDir))).toEqual({
      uid: nobody.uid,
      namespaced: false,
    });
    await postgres.stop();
  });

  test.runIf(programIsOpenToAll)("an ordinary user is told whose database it is", async () => {
    const dataDir = await makeDataDir();
    await (await start(dataDir)).stop();
    const { uid } = await stat(join(dataDir, "postgres"));
    expect(uid).not.toBe(nobody.uid);
    const server = startServerProcess(dataDir, { user: nobody });
    await server.until(() => server.lines.length > 0);
    expect(server.lines[0]).toMatchObject({
      refused: "startFailed",
      message: expect.stringContaining(`belongs to user ${uid}. Start as that user`),
    });
  });

  test("where no other user can go it says so", async () => {
    const dataDir = await makeDataDir(0o700);
    const path = process.env.PATH;
    // No unshare: the way out that is left for root's own folders.
    process.env.PATH = "/nowhere";
    try {
      const outcome = await startEmbeddedPostgres({ dataDir, log: () => {} });
      expect(outcome).toMatchObject({
        ok: false,
        reason: "noUnprivilegedUser",
        message: expect.stringContaining("Start as an ordinary user"),
      });
    } finally {
      process.env.PATH = path;
    }
  });
});
