import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { receiveUpload } from "./index.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-uploads-"))));
afterAll(() => rm(folder, { recursive: true }));

async function* streamOf(...chunks: string[]) {
  for (const chunk of chunks) {
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
] as const)("an upload in chunks %j is accepted only within the size limit", async (chunks, outcome) => {
  expect(await receive(streamOf(...chunks))).toEqual(outcome);
  expect(await readdir(folder)).toEqual([]);
});

test("an interrupted upload leaves no file", async () => {
  async function* broken() {
    yield Buffer.from("half");
    throw new Error("gone");
  }
  await expect(receive(broken())).rejects.toThrow("gone");
  expect(await readdir(folder)).toEqual([]);
});
