import { randomInt } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type sharp from "sharp";
import { cutPiece, paintHole, shade, type Mask, type Raster } from "./paint.ts";
import { randomPlaces, type Place } from "./places.ts";
import { pictureSize, pieceBox } from "./schema.ts";
import { outlineOf, randomShape, type Shape } from "./shape.ts";

/** A puzzle and its answer. */
export type Puzzle = { background: Buffer; piece: Buffer; place: Place };

const decoys = 2;
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
  return () => makePuzzle(draw, files[randomInt(files.length)]!);
}

async function makePuzzle(draw: typeof sharp, file: string): Promise<Puzzle> {
  const places = randomPlaces(decoys);
  const shapes: Shape[] = [];
  for (const _ of places) shapes.push(randomShape(shapes));
  const picture = await partOf(draw, file);
  shade(picture);
  const masks = await Promise.all(shapes.map((shape) => maskOf(draw, shape)));
  const scaled = places.map(({ x, y }) => ({ x: x * density, y: y * density }));
  const untouched = Buffer.from(picture.data);
  const piece = cutPiece(picture, masks[0]!, scaled[0]!);
  masks.forEach((mask, index) => paintHole(picture, untouched, mask, scaled[index]!));
  const { data, width, height } = picture;
  return {
    background: await draw(data, { raw: { width, height, channels: 3 } }).webp({ quality: 58, effort: 1 }).toBuffer(),
    piece: await draw(piece, { raw: { width: box, height: box, channels: 4 } }).webp({ quality: 70, effort: 1 }).toBuffer(),
    place: places[0],
  };
}

/** A random part of the picture, perhaps as in a mirror. */
async function partOf(draw: typeof sharp, file: string): Promise<Raster> {
  const [width, height] = [pictureSize.width * density, pictureSize.height * density];
  const source = await draw(file).metadata();
  // Never larger than it is in the file: the piece has to stay sharp.
  const scale = 1 + (Math.min(source.width / width, source.height / height) - 1) * (randomInt(0, 1001) / 1000);
  const part = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const [left, top] = [randomInt(source.width - part.width + 1), randomInt(source.height - part.height + 1)];
  const cut = draw(file).extract({ left, top, ...part }).resize(width, height, { fit: "fill" }).flop(randomInt(2) === 0);
  return { data: await cut.removeAlpha().raw().toBuffer(), width, height };
}

async function maskOf(draw: typeof sharp, shape: Shape): Promise<Mask> {
  const drawn = async (style: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box}" height="${box}" viewBox="0 0 ${pieceBox} ${pieceBox}"><path d="${outlineOf(shape)}" ${style}/></svg>`;
    return draw(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  };
  const [cover, edge] = await Promise.all([drawn(`fill="#000"`), drawn(`fill="none" stroke="#000" stroke-width="1.6"`)]);
  return { cover, edge, size: box };
}
