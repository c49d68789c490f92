import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=100-", { start: 100, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  [" bytes=5-6 ", { start: 5, end: 6 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=1000-2000", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [undefined, undefined],
  ["", undefined],
  ["bytes=-", undefined],
  ["bytes=9-5", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=a-b", undefined],
  ["items=0-1", undefined],
  ["bytes=0-99999999999999999999", undefined],
])("the Range header %s is parsed for a file of 1000 bytes", (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});
