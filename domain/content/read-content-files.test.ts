import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { collectionOf } from "./collections/index.ts";
import { readContentFiles } from "./read-content-files.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "content-"));
  await mkdir(path.join(directory, "news", "one"), { recursive: true });
});
afterEach(() => rm(directory, { recursive: true }));

/** What an edition holds whose `entry.yaml` and front matter have these lines. */
async function read(facts: string, texts: string) {
  const folder = path.join(directory, "news", "one");
  await writeFile(path.join(folder, "entry.yaml"), facts);
  await writeFile(path.join(folder, "en.md"), `---\n${texts}\n---\nA body\n`);
  return (await readContentFiles(directory, collectionOf("news")))[0]?.data;
}

test.each<[what: string, facts: string, texts: string, held: unknown]>([
  [
    "rows of both are joined, in their order",
    "chart: [{ value: 1 }, { value: 2, highlighted: true }]",
    "chart: [{ label: a }, { label: b }]",
    {
      chart: [
        { value: 1, label: "a" },
        { value: 2, highlighted: true, label: "b" },
      ],
    },
  ],
  ["a language's own figure wins", "chart: [{ value: 1 }]", "chart: [{ label: a, value: 3 }]", { chart: [{ value: 3, label: "a" }] }],
  [
    "so many names as there are figures, or none of these",
    "chart: [{ value: 1 }]",
    "chart: [{ label: a }, { label: b }]",
    { chart: [{ label: "a" }, { label: "b" }] },
  ],
  ["a group of both is one", "chartText: { unit: kW }", "chartText: { title: t }", { chartText: { unit: "kW", title: "t" } }],
  ["of single values the later wins", "keywords: [a, b]", "keywords: [c, d]", { keywords: ["c", "d"] }],
])("%s", async (_, facts, texts, held) => {
  expect(await read(facts, texts)).toEqual({ ...Object(held), body: "A body" });
});
