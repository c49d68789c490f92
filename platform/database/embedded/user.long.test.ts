import { afterEach, describe, expect, test } from "vitest";
import { cleanUp, makeDataDir, postmasterOf } from "./testing/data-folders.ts";
import { startServerProcess } from "./testing/server-process.ts";
import { start } from "./testing/start.ts";
import { isRoot, namespacesWork, nobody, programIsOpenToAll, userOf } from "./testing/users.ts";

afterEach(cleanUp);

// A user that exists on every system and is only chosen as the owner of a folder.
const folderOwner = { uid: 1, gid: 1 };

describe.runIf(isRoot)("embedded database started by root", () => {
  test.runIf(namespacesWork)("is adopted in a user namespace after a kill and can be stopped", async () => {
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

  test.runIf(programIsOpenToAll)("runs as the owner of its folder, who can start it later", async () => {
    const dataDir = await makeDataDir(0o700, folderOwner);
    const postgres = await start(dataDir);
    expect(await userOf(await postmasterOf(dataDir))).toEqual({
      uid: folderOwner.uid,
      namespaced: false,
    });
    await postgres.stop();
    const server = startServerProcess(dataDir, { user: folderOwner });
    await server.untilItStores();
    await server.kill("SIGTERM");
  });

  test.runIf(programIsOpenToAll)("keeps running as the ordinary user who started it first", async () => {
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
