import { stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./index.ts";
import { cleanUp, forgetFilled, makeDataDir, makeFilledDataDir, postmasterOf, query } from "./testing/data-folders.ts";
import { startServerProcess } from "./testing/server-process.ts";
import { start } from "./testing/start.ts";
import { isRoot, namespacesWork, nobody, programIsOpenToAll, userOf } from "./testing/users.ts";

afterEach(cleanUp);
afterAll(forgetFilled);

async function startsStopsAndStartsAgain(dataDir: string) {
  const first = await start(dataDir);
  await query(first.url, "create table kept as select 42 as answer");
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  return second;
}

describe.runIf(isRoot)("embedded database started by root", () => {
  test.runIf(programIsOpenToAll)("runs as another user who owns its files", async () => {
    const dataDir = await makeDataDir();
    const postgres = await startsStopsAndStartsAgain(dataDir);
    const { uid } = await stat(join(dataDir, "postgres"));
    expect(uid).not.toBe(0);
    expect(await userOf(await postmasterOf(dataDir))).toEqual({ uid, namespaced: false });
    await postgres.stop();
  });

  test.runIf(namespacesWork)("runs in a user namespace below a folder that only root can enter", async () => {
    const dataDir = await makeDataDir(0o700);
    const postgres = await startsStopsAndStartsAgain(dataDir);
    expect((await stat(join(dataDir, "postgres", "PG_VERSION"))).uid).toBe(0);
    expect(await userOf(await postmasterOf(dataDir))).toEqual({ uid: 0, namespaced: true });
    await postgres.stop();
  });

  test.runIf(programIsOpenToAll)("tells an ordinary user which user owns the database", async () => {
    const dataDir = await makeFilledDataDir();
    const { uid } = await stat(join(dataDir, "postgres"));
    expect(uid).not.toBe(nobody.uid);
    const server = startServerProcess(dataDir, { user: nobody });
    await server.until(() => server.lines.length > 0);
    expect(server.lines[0]).toMatchObject({
      refused: "startFailed",
      message: expect.stringContaining(`belongs to user ${uid}. Start as that user`),
    });
  });

  test("refuses to start when no unprivileged user can enter the folder", async () => {
    const dataDir = await makeDataDir(0o700);
    const path = process.env.PATH;
    // Hides `unshare`, the last option for folders that only root can enter.
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
