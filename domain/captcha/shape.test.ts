import { expect, test } from "vitest";
import { likeShapes, randomShape } from "./shape.ts";

const runs = Array.from({ length: 200 }, () => randomShape());
const knobsOf = (shape: ReturnType<typeof randomShape>) => shape.map(({ knob }) => knob);

test("a captcha piece has at least two sides that are not straight", () => {
  for (const shape of runs) expect(knobsOf(shape).filter((knob) => knob !== 0).length).toBeGreaterThanOrEqual(2);
});

test("captcha decoy holes differ from the piece in one side and from each other", () => {
  for (const shape of runs) {
    const others = likeShapes(shape, 4);
    expect(others).toHaveLength(4);
    for (const other of others) expect(other.filter((side, index) => side.knob !== shape[index]?.knob)).toHaveLength(1);
    expect(new Set(others.map((other) => knobsOf(other).join())).size).toBe(4);
  }
});
