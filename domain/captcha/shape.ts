import { randomInt } from "node:crypto";
import { pieceBody } from "./schema.ts";

/** What stands out of a side of the piece (1), goes into it (-1), or neither (0); where along it, and how large. */
type Side = { knob: -1 | 0 | 1; shift: number; radius: number };
export type Shape = readonly Side[];

const sides = 4;
const knobs = [-1, 0, 1] as const;

/** A piece of a jigsaw with random sides, at least two of them not straight. */
export function randomShape(): Shape {
  const plain = new Set([randomInt(4), randomInt(4)]);
  return Array.from({ length: sides }, (_, index) => ({
    knob: plain.has(index) ? (knobs[randomInt(3)] ?? 0) : randomInt(2) === 0 ? 1 : -1,
    shift: randomInt(-5, 6),
    radius: randomInt(45, 58) / 10,
  }));
}

/**
 * As many shapes as asked for that have one side unlike the given one, each another: an eye sees what stands out there
 * and what goes in, and three quarters of the outline are the same.
 */
export function likeShapes(shape: Shape, count: number): Shape[] {
  const variants = shape.flatMap((side, index) =>
    knobs.filter((knob) => knob !== side.knob).map((knob) => shape.with(index, { ...side, knob })),
  );
  return Array.from({ length: count }, () => variants.splice(randomInt(variants.length), 1)).flat();
}

/** The outline as an SVG path, clockwise from the upper left corner of the body. */
export function outlineOf(shape: Shape): string {
  const { offset, size } = pieceBody;
  let [x, y] = [offset, offset];
  let [dx, dy] = [1, 0];
  const parts = [`M${x} ${y}`];
  for (const { knob, shift, radius } of shape) {
    const at = (distance: number) => `${(x + dx * distance).toFixed(2)} ${(y + dy * distance).toFixed(2)}`;
    const middle = size / 2 + shift;
    const neck = radius * 0.7;
    // Going clockwise the outside is at the left hand: an arc that leaves to there is swept as the clock goes.
    if (knob !== 0) parts.push(`L${at(middle - neck)}`, `A${radius} ${radius} 0 1 ${knob === 1 ? 1 : 0} ${at(middle + neck)}`);
    parts.push(`L${at(size)}`);
    [x, y] = [x + dx * size, y + dy * size];
    [dx, dy] = [-dy, dx];
  }
  return `${parts.join("")}Z`;
}
