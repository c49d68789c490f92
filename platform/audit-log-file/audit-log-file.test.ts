import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAuditLogFile } from "./index.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "ecactus-auditLogFile-"));
});
afterAll(() => rm(directory, { recursive: true }));

test("the audit log writes one file per day and removes only older days", async () => {
  const folder = path.join(directory, "log");
  const auditLogFile = openAuditLogFile(folder);
  await auditLogFile.removeBefore(new Date());
  for (const moment of ["2026-04-30T23:59:59Z", "2026-05-01T00:00:00Z", "2026-05-01T12:00:00Z", "2026-05-02T00:00:00Z"])
    await auditLogFile.append(new Date(moment), { time: moment, text: "a\nb" });
  await writeFile(path.join(folder, "notes.txt"), "");
  expect(
    (await readFile(path.join(folder, "2026-05-01.jsonl"), "utf8"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { time: "2026-05-01T00:00:00Z", text: "a\nb" },
    { time: "2026-05-01T12:00:00Z", text: "a\nb" },
  ]);
  await auditLogFile.removeBefore(new Date("2026-05-01T18:00:00Z"));
  expect((await readdir(folder)).toSorted()).toEqual(["2026-05-01.jsonl", "2026-05-02.jsonl", "notes.txt"]);
});
