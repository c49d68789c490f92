import { mkdir, readFile, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findPostmaster, takeAway } from "./postmaster-file.ts";
import { cleanUp, makeDataDir } from "./testing/data-folders.ts";

afterEach(cleanUp);

async function folderWith(text: string) {
  const folder = join(await makeDataDir(), "postgres");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "postmaster.pid"), text);
  return { folder, file: join(folder, "postmaster.pid") };
}

test("a stale postmaster file is removed only if it is unchanged", async () => {
  const { folder, file } = await folderWith("222\n");
  await takeAway(folder, "111\n");
  expect(await readFile(file, "utf8")).toBe("222\n");
  await takeAway(folder, "222\n");
  expect(await readdir(folder)).toEqual([]);
});

test("an empty postmaster file is removed only when it is old", async () => {
  const { folder, file } = await folderWith("");
  expect(await findPostmaster(folder)).toBeNull();
  expect(await readdir(folder)).toEqual(["postmaster.pid"]);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(file, longAgo, longAgo);
  expect(await findPostmaster(folder)).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});
