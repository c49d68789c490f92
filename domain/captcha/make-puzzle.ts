import { randomInt } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type sharp from "sharp";
import { cutPiece, paintHole, shade, type Mask, type Raster } from "./paint.ts";
import { randomPlaces, type Place } from "./places.ts";
import { pictureSize, pieceBox } from "./schema.ts";
import { likeShapes, outlineOf, randomShape, type Shape } from "./shape.ts";

/** A puzzle and its answer; the piece stands at the height `y`, a few pixels beside that of its hole. */
export type Puzzle = { background: Buffer; piece: Buffer; place: Place; y: number };
/** How a hole differs from the piece: its size beside the piece's, and degrees that it is turned by. */
type Noise = { scale: number; turn: number };

/** Holes above or below the three in the row of the piece. */
const others = 2;
/** Of the size in hundredths, of a degree in tenths, and of the height in pixels: an eye hardly sees it. */
const most = { scale: 7, turn: 50, height: 3 };
/** Lines in the picture that look like edges of holes and are none. */
const strayLines = 9;
/** Pixels of the files for one of the picture, for screens that show finer ones. */
const density = 2;
const box = pieceBox * density;

/** Makes puzzles from the pictures of a folder, each from a random part of one of them. */
export async function openPuzzleMaker(directory: string): Promise<() => Promise<Puzzle>> {
  // Loaded with the first puzzle: a site whose forms nobody uses needs none of its memory.
  const { default: draw } = await import("sharp");
  draw.cache(false);
  draw.concurrency(1);
  const files = (await readdir(directory)).filter((name) => name.endsWith(".webp")).map((name) => path.join(directory, name));
  return () => makePuzzle(draw, files[randomInt(files.length)] ?? "");
}

async function makePuzzle(draw: typeof sharp, file: string): Promise<Puzzle> {
  const [place, ...wrongPlaces] = randomPlaces(others);
  const shape = randomShape();
  const picture = await partOf(draw, file);
  shade(picture);
  const piece = cutPiece(picture, await maskOf(draw, shape, { scale: 1, turn: 0 }), inFile(place));
  const untouched = Buffer.from(picture.data);
  const wrong = likeShapes(shape, wrongPlaces.length);
  const holes = [{ at: place, shape }, ...wrongPlaces.flatMap((at, index) => (wrong[index] ? [{ at, shape: wrong[index] }] : []))];
  // One after the other: the pool makes puzzles beside the answering of pages.
  for (const hole of holes) paintHole(picture, untouched, await maskOf(draw, hole.shape, randomNoise()), inFile(hole.at));
  const { data, width, height } = picture;
  const drawn = draw(data, { raw: { width, height, channels: 3 } }).composite([{ input: strayLinesOver(picture) }]);
  return {
    background: await drawn.webp({ quality: 58, effort: 1 }).toBuffer(),
    piece: await draw(piece, { raw: { width: box, height: box, channels: 4 } })
      .webp({ quality: 70, effort: 1 })
      .toBuffer(),
    place,
    y: Math.max(0, place.y + randomInt(-most.height, most.height + 1)),
  };
}

function inFile({ x, y }: Place): Place {
  return { x: x * density, y: y * density };
}

function randomNoise(): Noise {
  return { scale: 1 + randomInt(-most.scale, most.scale + 1) / 100, turn: randomInt(-most.turn, most.turn + 1) / 10 };
}

/** A random part of the picture, perhaps as in a mirror. */
async function partOf(draw: typeof sharp, file: string): Promise<Raster> {
  const [width, height] = [pictureSize.width * density, pictureSize.height * density];
  const source = await draw(file).metadata();
  // Never larger than it is in the file: the piece has to stay sharp.
  const scale = 1 + (Math.min(source.width / width, source.height / height) - 1) * (randomInt(0, 1001) / 1000);
  const part = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const [left, top] = [randomInt(source.width - part.width + 1), randomInt(source.height - part.height + 1)];
  const cut = draw(file)
    .extract({ left, top, ...part })
    .resize(width, height, { fit: "fill" })
    .flop(randomInt(2) === 0);
  return { data: await cut.removeAlpha().raw().toBuffer(), width, height };
}

async function maskOf(draw: typeof sharp, shape: Shape, { scale, turn }: Noise): Promise<Mask> {
  const middle = pieceBox / 2;
  const change = `translate(${middle} ${middle}) rotate(${turn}) scale(${scale}) translate(${-middle} ${-middle})`;
  const drawn = async (style: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box}" height="${box}" viewBox="0 0 ${pieceBox} ${pieceBox}"><path transform="${change}" d="${outlineOf(shape)}" ${style}/></svg>`;
    return draw(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  };
  const [cover, edge] = await Promise.all([drawn(`fill="#000"`), drawn(`fill="none" stroke="#000" stroke-width="1.6"`)]);
  return { cover, edge, size: box };
}

/** Stretches of outlines anywhere, light and dark. */
function strayLinesOver({ width, height }: Raster): Buffer {
  const lines = Array.from({ length: strayLines }, () => {
    const [x, y, length] = [randomInt(width), randomInt(height), randomInt(30, 90)];
    const stroke = randomInt(2) === 0 ? "#fff" : "#000";
    return `<path transform="translate(${x} ${y}) rotate(${randomInt(360)}) scale(${density})" d="${outlineOf(randomShape())}" stroke="${stroke}" stroke-opacity="0.${randomInt(20, 45)}" stroke-dasharray="${length} 400"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-width="1.4">${lines.join("")}</svg>`,
  );
}
