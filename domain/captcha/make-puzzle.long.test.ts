import path from "node:path";
import { expect, test } from "vitest";
import { matchPiece } from "../../scripts/measure/bench/match-piece.ts";
import { openPuzzleMaker } from "./make-puzzle.ts";

const pictures = path.resolve(import.meta.dirname, "../../app/assets/captcha");

test("a program that slides the outline of the piece along its row is wrong about as often as right", async () => {
  const make = await openPuzzleMaker(pictures);
  let hits = 0;
  for (let count = 0; count < 60; count += 1) {
    const puzzle = await make();
    if (Math.abs((await matchPiece(puzzle)) - puzzle.place.x) <= 4) hits += 1;
  }
  // 28 are to be expected; of a million runs five have more.
  expect(hits).toBeLessThan(46);
});
