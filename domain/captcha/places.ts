import { randomInt } from "node:crypto";
import { pictureSize, pieceBox, slideLength } from "./schema.ts";

/** Upper left corner of a piece's box. */
export type Place = { x: number; y: number };

const margin = 4;
/** The piece waits at the left edge; its hole is clear of that. */
const nearest = pieceBox + 8;
const lowest = pictureSize.height - pieceBox - margin;
const tries = 40;

/** Where the piece belongs, and places for holes where it does not: one about as high, where there is room. */
export function randomPlaces(decoys: number): [Place, ...Place[]] {
  const places: [Place, ...Place[]] = [{ x: randomInt(nearest, slideLength - margin), y: randomInt(margin, lowest) }];
  for (let left = tries; left > 0 && places.length <= decoys; left -= 1) {
    const isBeside = places.length === 1 && left > tries / 2;
    const y = isBeside ? Math.min(lowest, Math.max(margin, places[0].y + randomInt(-12, 13))) : randomInt(margin, lowest);
    const candidate = { x: randomInt(margin, slideLength - margin), y };
    if (places.every((place) => isApart(place, candidate))) places.push(candidate);
  }
  return places;
}

function isApart(one: Place, other: Place): boolean {
  return Math.abs(one.x - other.x) >= pieceBox - 4 || Math.abs(one.y - other.y) >= pieceBox - 4;
}
