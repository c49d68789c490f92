import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unpackWoff } from "./woff.ts";

test("an unpacked WOFF font has the stated size and its head table in place", () => {
  const woff = readFileSync("node_modules/@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff");
  const font = unpackWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => ({
    tag: font.toString("latin1", 12 + 16 * index, 16 + 16 * index),
    offset: font.readUInt32BE(20 + 16 * index),
  }));
  // Every TrueType head table has this magic number.
  expect(font.readUInt32BE(tables.find(({ tag }) => tag === "head")!.offset + 12)).toBe(0x5f0f3cf5);
});
