import { mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeFolder } from "./index.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), "ecactus-folders-"));
});
afterEach(() => rm(home, { recursive: true }));

describe("makeFolder", () => {
  test("creates a folder with its parents, and accepts an existing one", async () => {
    const folder = path.join(home, "a", "b", "c");
    for (let time = 0; time < 2; time += 1) await makeFolder(folder);
    expect((await stat(folder)).isDirectory()).toBe(true);
    await Promise.all(Array.from({ length: 5 }, () => makeFolder(path.join(home, "d", "e"))));
    expect((await stat(path.join(home, "d", "e"))).isDirectory()).toBe(true);
  });

  test.each([
    ["a file", "EEXIST", async () => void (await writeFile(path.join(home, "x"), ""))],
    ["a dangling link", "ENOENT", () => symlink(path.join(home, "nowhere"), path.join(home, "x"))],
  ])("fails for %s", async (_, code, arrange) => {
    await arrange();
    await expect(makeFolder(path.join(home, "x"))).rejects.toMatchObject({ code });
  });

  test("fails below a file and below a dangling link", async () => {
    await writeFile(path.join(home, "file"), "");
    await symlink(path.join(home, "nowhere"), path.join(home, "link"));
    await expect(makeFolder(path.join(home, "file", "x"))).rejects.toMatchObject({ code: "ENOTDIR" });
    await expect(makeFolder(path.join(home, "link", "x"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  test.runIf(process.platform === "linux").each(["/proc/ecactus", "/proc/ecactus/data"])(
    "fails for %s, where no folder can be created",
    async (folder) => {
      await expect(makeFolder(folder)).rejects.toMatchObject({ code: "ENOENT" });
    },
  );
});
