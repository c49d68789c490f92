import { expect, test } from "vitest";
import { cropPosition } from "./crop-position.ts";

const wide = { width: 400, height: 200 };

test.each([
  [wide, 1, { x: 50, y: 50 }, "50% 50%"],
  [wide, 1, { x: 0, y: 50 }, "0% 50%"],
  [wide, 1, { x: 100, y: 0 }, "100% 50%"],
  // The focus is half a frame width from the left edge, so the crop touches that edge.
  [wide, 1, { x: 25, y: 0 }, "0% 50%"],
  [wide, 1, { x: 60, y: 0 }, "70% 50%"],
  [{ width: 200, height: 400 }, 1, { x: 0, y: 60 }, "50% 70%"],
  [wide, 2, { x: 0, y: 0 }, "50% 50%"],
] as const)("crop position › of %o in a frame of %s around %o is %s", (size, ratio, focus, position) => {
  expect(cropPosition(size, ratio, focus)).toBe(position);
});
