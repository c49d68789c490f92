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

/** Reads a localization with this `entry.yaml` and front matter. */
async function readData(facts: string, texts: string) {
  const folder = path.join(directory, "news", "one");
  await writeFile(path.join(folder, "entry.yaml"), facts);
  await writeFile(path.join(folder, "en.md"), `---\n${texts}\n---\nA body\n`);
  return (await readContentFiles(directory, collectionOf("news")))[0]?.data;
}

test.each<[what: string, facts: string, texts: string, expected: unknown]>([
  [
    "join the rows of facts and texts in order",
    "chart: [{ value: 1 }, { value: 2, highlighted: true }]",
    "chart: [{ label: a }, { label: b }]",
    {
      chart: [
        { value: 1, label: "a" },
        { value: 2, highlighted: true, label: "b" },
      ],
    },
  ],
  ["prefer a value of the language", "chart: [{ value: 1 }]", "chart: [{ label: a, value: 3 }]", { chart: [{ value: 3, label: "a" }] }],
  [
    "drop the facts when the numbers of rows differ",
    "chart: [{ value: 1 }]",
    "chart: [{ label: a }, { label: b }]",
    { chart: [{ label: "a" }, { label: "b" }] },
  ],
  ["merge a group of facts and texts", "chartText: { unit: kW }", "chartText: { title: t }", { chartText: { unit: "kW", title: "t" } }],
  ["prefer the texts for lists of single values", "keywords: [a, b]", "keywords: [c, d]", { keywords: ["c", "d"] }],
])("content files %s", async (_, facts, texts, expected) => {
  expect(await readData(facts, texts)).toEqual({ ...Object(expected), body: "A body" });
});
