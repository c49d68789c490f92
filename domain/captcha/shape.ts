import { randomInt } from "node:crypto";
import { pieceBody } from "./schema.ts";

/** What stands out of a side of the piece (1), goes into it (-1), or neither (0); where along it, and how large. */
type Side = { knob: -1 | 0 | 1; shift: number; radius: number };
export type Shape = readonly Side[];

const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** A piece of a jigsaw with random sides, at least two of them not straight, that nobody takes for one of `others`. */
export function randomShape(others: readonly Shape[]): Shape {
  for (;;) {
    const shape = directions.map(() => ({ knob: (randomInt(3) - 1) as Side["knob"], shift: randomInt(-5, 6), radius: randomInt(45, 58) / 10 }));
    const isPlain = shape.filter(({ knob }) => knob !== 0).length < 2;
    const isLikeAnother = others.some((other) => other.filter(({ knob }, index) => knob !== shape[index]!.knob).length < 2);
    if (!isPlain && !isLikeAnother) return shape;
  }
}

/** The outline as an SVG path, clockwise from the upper left corner of the body. */
export function outlineOf(shape: Shape): string {
  const { offset, size } = pieceBody;
  let [x, y] = [offset, offset];
  const parts = [`M${x} ${y}`];
  shape.forEach(({ knob, shift, radius }, index) => {
    const [dx, dy] = directions[index]!;
    const at = (distance: number) => `${(x + dx * distance).toFixed(2)} ${(y + dy * distance).toFixed(2)}`;
    const middle = size / 2 + shift;
    const neck = radius * 0.7;
    // Going clockwise the outside is at the left hand: an arc that leaves to there is swept as the clock goes.
    if (knob !== 0) parts.push(`L${at(middle - neck)}`, `A${radius} ${radius} 0 1 ${knob === 1 ? 1 : 0} ${at(middle + neck)}`);
    parts.push(`L${at(size)}`);
    [x, y] = [x + dx * size, y + dy * size];
  });
  return `${parts.join("")}Z`;
}
