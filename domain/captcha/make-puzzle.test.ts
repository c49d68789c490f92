import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openPuzzleMaker } from "./make-puzzle.ts";
import { openPuzzlePool } from "./puzzle-pool.ts";
import { pictureSize, pieceBox, slideLength } from "./schema.ts";

const pictures = path.resolve(import.meta.dirname, "../../app/assets/captcha");

test("captcha puzzles have a fixed size, varying positions and no image metadata", async () => {
  const make = await openPuzzleMaker(pictures);
  const puzzles = [];
  for (let count = 0; count < 12; count += 1) puzzles.push(await make());
  for (const { background, piece, place } of puzzles) {
    const [of, box] = [await sharp(background).metadata(), await sharp(piece).metadata()];
    expect([of.width, of.height, box.width, box.height]).toEqual([
      pictureSize.width * 2,
      pictureSize.height * 2,
      pieceBox * 2,
      pieceBox * 2,
    ]);
    expect([of.exif, of.xmp, of.icc, box.exif, box.xmp]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(place.x).toBeGreaterThan(pieceBox);
    expect(place.x).toBeLessThanOrEqual(slideLength);
    expect(place.y + pieceBox).toBeLessThanOrEqual(pictureSize.height);
  }
  expect(new Set(puzzles.map(({ place }) => `${place.x} ${place.y}`)).size).toBeGreaterThan(9);
  expect(new Set(puzzles.map(({ background }) => background.toString("base64"))).size).toBe(12);
});

test("the captcha pool returns each puzzle once and rejects requests beyond its queue", async () => {
  let puzzleCount = 0;
  const place = { x: 100, y: 10 };
  const pool = openPuzzlePool(async () => async () => {
    puzzleCount += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
    return { background: Buffer.from([puzzleCount]), piece: Buffer.alloc(0), place, y: 10 };
  });
  const taken = await Promise.all(Array.from({ length: 60 }, () => pool.take()));
  const given = taken.filter((puzzle) => puzzle !== undefined).map(({ background }) => background[0]);
  expect(given).toHaveLength(40);
  expect(new Set(given).size).toBe(40);
});

test("the captcha pool passes on a failure of the maker and reopens it", async () => {
  let opened = 0;
  const pool = openPuzzlePool(async () => {
    opened += 1;
    if (opened === 1) throw new Error("no pictures");
    return async () => ({ background: Buffer.alloc(1), piece: Buffer.alloc(0), place: { x: 1, y: 1 }, y: 1 });
  });
  await expect(pool.take()).rejects.toThrow("no pictures");
  expect(await pool.take()).toBeDefined();
});
