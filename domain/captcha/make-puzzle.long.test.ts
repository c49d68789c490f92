import path from "node:path";
import { expect, test } from "vitest";
import { matchPiece } from "#tests/support/match-piece.ts";
import { openPuzzleMaker } from "./make-puzzle.ts";

const pictures = path.resolve(import.meta.dirname, "../../app/assets/captcha");

test("the captcha puzzle resists a program that matches the outline of the piece", async () => {
  const make = await openPuzzleMaker(pictures);
  let hits = 0;
  for (let count = 0; count < 60; count += 1) {
    const puzzle = await make();
    if (Math.abs((await matchPiece(puzzle)) - puzzle.place.x) <= 4) hits += 1;
  }
  // 28 hits are expected; five of a million runs exceed the limit.
  expect(hits).toBeLessThan(46);
});
