import { afterEach, describe, expect, test } from "vitest";
import { cleanUp, makeDataDir, postmasterOf } from "./testing/data-folders.ts";
import { startServerProcess } from "./testing/server-process.ts";
import { start } from "./testing/start.ts";
import { isRoot, namespacesWork, nobody, programIsOpenToAll, userOf } from "./testing/users.ts";

afterEach(cleanUp);

// A user that every system has, and whom nobody would choose but for the owner of a folder.
const somebody = { uid: 1, gid: 1 };

describe.runIf(isRoot)("as root", () => {
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
});
