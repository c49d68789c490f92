import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPuzzle } from "./draw-puzzle.ts";
import { puzzleSize, pieceBox, slideLength } from "./schema.ts";

const picture = path.resolve(import.meta.dirname, "../../app/assets/encoded/half/workbench-960.webp");

test("captcha puzzles have a fixed size, varying positions and no image metadata", async () => {
  const puzzles = [];
  for (let count = 0; count < 12; count += 1) puzzles.push(await drawPuzzle(picture));
  for (const { background, piece, x, y } of puzzles) {
    const [of, box] = [await sharp(background).metadata(), await sharp(piece).metadata()];
    expect([of.width, of.height, box.width, box.height]).toEqual([puzzleSize.width * 2, puzzleSize.height * 2, pieceBox * 2, pieceBox * 2]);
    expect([of.exif, of.xmp, of.icc, box.exif, box.xmp]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(x).toBeGreaterThan(pieceBox);
    expect(x).toBeLessThanOrEqual(slideLength);
    expect(y + pieceBox).toBeLessThanOrEqual(puzzleSize.height);
  }
  expect(new Set(puzzles.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(9);
  expect(new Set(puzzles.map(({ background }) => background.toString("base64"))).size).toBe(12);
});

test("the captcha piece is transparent around its outline and has one hole in the image", async () => {
  const { background, piece, x, y } = await drawPuzzle(picture);
  const { data, info } = await sharp(piece).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  const middle = pieceBox * info.width + pieceBox;
  expect([data[0], data[middle]]).toEqual([0, 255]);
  // The hole shows the image at 45 % of its brightness.
  const [inHole, ofPiece] = await Promise.all([
    brightnessOf(background, (x + pieceBox / 2) * 2 - 8, (y + pieceBox / 2) * 2 - 8),
    brightnessOf(piece, pieceBox - 8, pieceBox - 8),
  ]);
  expect(inHole / ofPiece).toBeGreaterThan(0.3);
  expect(inHole / ofPiece).toBeLessThan(0.6);
});

/** Returns the mean brightness of a square of 16 pixels. */
async function brightnessOf(image: Buffer, left: number, top: number): Promise<number> {
  const { channels } = await sharp(
    await sharp(image).extract({ left, top, width: 16, height: 16 }).removeAlpha().greyscale().png().toBuffer(),
  ).stats();
  return channels[0]!.mean;
}
