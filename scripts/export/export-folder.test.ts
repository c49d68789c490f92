import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { finishExport, markerFile, prepareExport } from "./export-folder.ts";

let home: string;
let folder: string;
let project: string;
beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(os.tmpdir(), "ecactus-export-folder-")));
  folder = path.join(home, "site");
  project = path.join(home, "project");
  await mkdir(project);
});
afterEach(() => rm(home, { recursive: true }));

const prepare = (target = folder) => prepareExport(target, [project]);
const finish = () => finishExport(folder, [project]);

async function exportPage(text: string): Promise<void> {
  const preparation = await prepare();
  if (!preparation.ok) throw new Error(preparation.message);
  await mkdir(path.join(preparation.newFolder, "pages"));
  await writeFile(path.join(preparation.newFolder, "pages", "page.html"), text);
  expect(await finish()).toEqual({ ok: true });
}
const exportedPage = () => readFile(path.join(folder, "pages", "page.html"), "utf8");

async function filesIn(directory: string): Promise<Record<string, string | null>> {
  const dirents = await readdir(directory, { recursive: true, withFileTypes: true });
  const entries = dirents.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(directory, file), entry.isFile() ? await readFile(file, "utf8") : null] as const;
  });
  return Object.fromEntries((await Promise.all(entries)).toSorted());
}

describe("the export folder", () => {
  test.each([
    ["is missing", async () => {}],
    ["is missing with its parent", async () => void (folder = path.join(home, "a", "b", "site"))],
    ["is empty", () => mkdir(folder)],
    ["is an earlier export", () => exportPage("earlier")],
  ])("is replaced when it %s", async (_, arrange) => {
    await arrange();
    await exportPage("new");
    expect(await exportedPage()).toBe("new");
    expect((await readdir(folder)).toSorted()).toEqual([markerFile, "pages"]);
    expect((await readdir(path.dirname(folder))).filter((name) => name.startsWith("site"))).toEqual(["site"]);
  });

  test("contains the earlier export until the new one is complete", async () => {
    await exportPage("earlier");
    expect((await prepare()).ok).toBe(true);
    expect(await exportedPage()).toBe("earlier");
  });

  const withFile = async (directory: string) => {
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, "precious.txt"), "precious");
  };
  test.each([
    ["is a folder with a foreign file", "is not an export", () => withFile(folder)],
    [
      "is an earlier export with a foreign file",
      "has precious.txt in it, which is not of an export",
      async () => {
        await exportPage("earlier");
        await withFile(folder);
      },
    ],
    ["is a file", "is not a folder", () => writeFile(folder, "precious")],
    [
      "is a link to an earlier export",
      "is a symbolic link",
      async () => {
        await exportPage("earlier");
        await rename(folder, path.join(home, "elsewhere"));
        await symlink(path.join(home, "elsewhere"), folder);
      },
    ],
    ["is a dangling link", "is a symbolic link", () => symlink(path.join(home, "nowhere"), folder)],
    ["has a foreign folder in the place of the new export", "is not an export", () => withFile(`${folder}.new`)],
    ["has a foreign folder in the place of the former export", "is not an export", () => withFile(`${folder}.old`)],
    [
      "has a parent that is a file",
      "ENOTDIR",
      async () => {
        await writeFile(folder, "precious");
        folder = path.join(folder, "site");
      },
    ],
  ] as const)("is refused and unchanged when it %s", async (_, problem, arrange) => {
    await arrange();
    const before = await filesIn(home);
    const preparation = await prepare();
    expect(preparation).toEqual({ ok: false, message: expect.stringContaining(problem) });
    expect(preparation).toEqual({ ok: false, message: expect.stringMatching(/^\S+ [^\n]+; allowed is [^\n]+\.$/) });
    expect(await filesIn(home)).toEqual(before);
  });

  test.each([
    ["the project", () => project],
    ["a parent of the project", () => home],
    ["the root of the file system", () => path.parse(home).root],
    [
      "a link's way to the project",
      async () => {
        await symlink(home, path.join(home, "link"));
        return path.join(home, "link", "project");
      },
    ],
  ])("is refused when it is %s", async (_, target) => {
    // Marks both folders as exports, which would otherwise allow replacing them.
    for (const each of [home, project]) await writeFile(path.join(each, markerFile), "");
    expect(await prepare(await target())).toEqual({ ok: false, message: expect.stringMatching(/ contains \S+project; allowed is /) });
    expect(await filesIn(project)).toEqual({ [markerFile]: "" });
  });

  test("is refused when a foreign file is created in it during the export", async () => {
    await exportPage("earlier");
    await prepare();
    await withFile(folder);
    expect(await finish()).toEqual({ ok: false, message: expect.stringContaining("precious.txt") });
    expect(await exportedPage()).toBe("earlier");
    expect(await readFile(path.join(folder, "precious.txt"), "utf8")).toBe("precious");
    expect((await readdir(home)).toSorted()).toEqual(["project", "site"]);
  });

  test("is refused on a read-only file system", { skip: process.platform !== "linux" }, async () => {
    expect(await prepare("/proc/ecactus-export")).toEqual({
      ok: false,
      message: expect.stringMatching(/^\/proc\/ecactus-export cannot be written \(E[A-Z]+\); allowed is [^\n]+$/),
    });
  });
});

describe("an interrupted export", () => {
  test("is replaced by the next one", async () => {
    await exportPage("earlier");
    const preparation = await prepare();
    if (preparation.ok) await writeFile(path.join(preparation.newFolder, "site.conf"), "half");
    await exportPage("new");
    expect((await readdir(folder)).toSorted()).toEqual([markerFile, "pages"]);
    expect(await exportedPage()).toBe("new");
  });

  test("leaves the former export in place when it ended while the folders were renamed", async () => {
    await exportPage("earlier");
    await prepare();
    await rename(folder, `${folder}.old`);
    expect((await prepare()).ok).toBe(true);
    expect(await exportedPage()).toBe("earlier");
    expect((await readdir(home)).toSorted()).toEqual(["project", "site", "site.new"]);
  });

  test("leaves nothing behind when it ended before the former export was removed", async () => {
    await exportPage("earlier");
    await rename(folder, `${folder}.old`);
    await mkdir(folder);
    await exportPage("new");
    expect((await readdir(home)).toSorted()).toEqual(["project", "site"]);
  });
});
