import { randomInt } from "node:crypto";
import { pictureSize, pieceBox, slideLength } from "./schema.ts";

/** Upper left corner of a piece's box. */
export type Place = { x: number; y: number };

const margin = 4;
/** The piece waits at the left edge; its hole is clear of that. */
const nearest = pieceBox + 8;
const furthest = slideLength - margin;
const lowest = pictureSize.height - pieceBox - margin;
/** Knobs of neighbours may come near each other. */
const apart = pieceBox - 8;
/** How many fit beside each other with some choice of where. */
const inRow = 3;
const tries = 40;

/** Where the piece belongs, two places about as high, and others above or below them where there is room. */
export function randomPlaces(others: number): [Place, ...Place[]] {
  const height = randomInt(margin, lowest);
  const slack = furthest - nearest - apart * (inRow - 1);
  const shifts = Array.from({ length: inRow }, () => randomInt(slack + 1)).toSorted((one, other) => one - other);
  const row = shifts.map((shift, index) => ({ x: nearest + index * apart + shift, y: within(height + randomInt(-3, 4)) }));
  const own = { x: nearest, y: height, ...row.splice(randomInt(inRow), 1)[0] };
  const places: [Place, ...Place[]] = [own, ...row];
  for (let left = tries; left > 0 && places.length < inRow + others; left -= 1) {
    const candidate = { x: randomInt(margin, furthest), y: randomInt(margin, lowest) };
    if (places.every((place) => isApart(place, candidate))) places.push(candidate);
  }
  return places;
}

function within(y: number): number {
  return Math.min(lowest, Math.max(margin, y));
}

function isApart(one: Place, other: Place): boolean {
  return Math.abs(one.x - other.x) >= apart || Math.abs(one.y - other.y) >= apart;
}
