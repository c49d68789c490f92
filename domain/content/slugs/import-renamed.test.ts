import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { stringify } from "yaml";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentFormerKey, contentTrash } from "#db/content.ts";
import { newsTexts, openTestContext, readPublicData, type TestContext } from "#tests/support/test-context.ts";
import { changeKey, deleteTrash, findEntry, importContent, trashEntry } from "../index.ts";

let context: TestContext;
let directory: string;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());
beforeEach(async () => void (directory = await mkdtemp(path.join(os.tmpdir(), "content-"))));
afterEach(async () => {
  await rm(directory, { recursive: true });
  await context.database.execute("truncate content_entry cascade");
  await context.database.delete(contentTrash);
  await context.database.delete(contentFormerKey);
});

async function writeNews(key: string, body: string): Promise<void> {
  const { body: _, ...front } = newsTexts();
  const folder = path.join(directory, "news", key);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "entry.yaml"), "date: 2026-04-01\npicture: substation-fog\n");
  await writeFile(path.join(folder, "en.md"), `---\n${stringify(front)}---\n\n${body}\n`);
}

const importAll = async () =>
  Object.fromEntries((await importContent(context, { directory })).map(({ key, result }) => [key, result] as const));
const first = { type: "news", key: "first" };

describe("content import", () => {
  test("does not restore an entry that staff deleted, also for good", async () => {
    await writeNews("first", "A text.");
    expect(await importAll()).toEqual({ first: "added" });
    const deletion = await trashEntry(context, first);
    expect(await importAll()).toEqual({ first: "deleted" });
    await writeNews("first", "Another text.");
    if (deletion.ok) await deleteTrash(context, deletion.id);
    expect(await importAll()).toEqual({ first: "deleted" });
    expect(await findEntry(context, { type: "news", key: "first" })).toBeUndefined();
  });

  test("updates an entry with a changed slug, and keeps links to it", async () => {
    await writeNews("first", "A text.");
    await writeNews("second", "See [it](news:first).");
    await importAll();
    await changeKey(context, { ...first, newKey: "renamed" });
    expect(await importAll()).toEqual({ renamed: "unchanged", second: "unchanged" });
    await writeNews("first", "A newer text.");
    await writeNews("second", "Please see [it](news:first).");
    expect(await importAll()).toEqual({ renamed: "updated", second: "updated" });
    expect((await readPublicData(context, { type: "news", key: "renamed", language: "en" })).body).toBe("A newer text.");
    expect((await readPublicData(context, { type: "news", key: "second", language: "en" })).body).toBe("Please see [it](news:renamed).");
  });
});
