import { randomInt } from "node:crypto";
import sharp from "sharp";
import { puzzleSize, pieceBox, slideLength } from "./schema.ts";

// The cache would waste memory, because each puzzle shows another part of an image.
sharp.cache(false);

/** Images of a puzzle and its solution: the position of the upper left corner of the piece's box, in CSS pixels. */
export type Puzzle = { background: Buffer; piece: Buffer; x: number; y: number };

/** Minimum x of the hole, so that it does not overlap the piece, which starts at the left edge. */
const minX = pieceBox + 8;
/** Outline of the piece in a box of 56, around the square of `pieceBody`: knobs at top and right, sockets at bottom and left. */
const outline = "M10 10H23A6 6 0 1 1 33 10H46V23A6 6 0 1 1 46 33V46H33A6 6 0 1 0 23 46H10V33A6 6 0 1 0 10 23Z";
/** Image pixels per CSS pixel, for displays of high density. */
const density = 2;
const box = pieceBox * density;
const [width, height] = [puzzleSize.width * density, puzzleSize.height * density];

/** Cuts a piece out of a random part of an image file, which must be at least twice as large as the puzzle. */
export async function drawPuzzle(file: string): Promise<Puzzle> {
  const [x, y] = [randomInt(minX, slideLength + 1), randomInt(puzzleSize.height - pieceBox + 1)];
  const [left, top] = [x * density, y * density];
  const source = sharp(file);
  const size = await source.metadata();
  const crop = { left: randomInt(size.width - width + 1), top: randomInt(size.height - height + 1), width, height };
  const { data, info } = await source.extract(crop).raw().toBuffer({ resolveWithObject: true });
  const croppedImage = () => sharp(data, { raw: info });
  const [background, piece] = await Promise.all([
    croppedImage()
      .composite([{ input: outlineSvg(`fill="#000" fill-opacity=".55" stroke="#fff"`), left, top }])
      .webp({ quality: 70, effort: 1 })
      .toBuffer(),
    croppedImage()
      .extract({ left, top, width: box, height: box })
      .ensureAlpha()
      .composite([{ input: outlineSvg(`fill="#000"`), blend: "dest-in" }, { input: outlineSvg(`fill="none" stroke="#fff"`) }])
      .webp({ quality: 80, effort: 1 })
      .toBuffer(),
  ]);
  return { background, piece, x, y };
}

function outlineSvg(paint: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box}" height="${box}" viewBox="0 0 ${pieceBox} ${pieceBox}"><path d="${outline}" ${paint}/></svg>`,
  );
}
