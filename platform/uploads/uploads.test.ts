import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { receiveUpload } from "./index.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-uploads-"))));
afterAll(() => rm(folder, { recursive: true }));

async function* bring(...chunks: string[]) {
  for (const chunk of chunks) {
    // While it arrives nothing of it has a name.
    expect(await readdir(folder)).toEqual([]);
    yield Buffer.from(chunk);
  }
}
const receive = (stream: AsyncIterable<Uint8Array>) => receiveUpload(stream, { folder, mostBytes: 8 }, async (bytes) => String(bytes));

test.each([
  [["one", "more"], { ok: true, result: "onemore" }],
  [["12345678"], { ok: true, result: "12345678" }],
  [["1234", "56789"], { ok: false, reason: "tooLarge" }],
  [[], { ok: false, reason: "empty" }],
] as const)("%j", async (chunks, outcome) => {
  expect(await receive(bring(...chunks))).toEqual(outcome);
  expect(await readdir(folder)).toEqual([]);
});

test("one that breaks off is nothing", async () => {
  async function* broken() {
    yield Buffer.from("half");
    throw new Error("gone");
  }
  await expect(receive(broken())).rejects.toThrow("gone");
  expect(await readdir(folder)).toEqual([]);
});
