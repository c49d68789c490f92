import { randomInt } from "node:crypto";
import type { Place } from "./places.ts";

/** Pixels of three channels, row by row. */
export type Raster = { data: Buffer; width: number; height: number };
/** How much of each pixel of a square a shape covers, and how near its edge the pixel is; both from 0 to 255. */
export type Mask = { cover: Buffer; edge: Buffer; size: number };

const channels = 3;
const shades = { columns: 7, rows: 5 };
/** Of 128, in both directions. */
const strongestShade = 7;
/** Cells of grain in a row of a mask: finer ones do not survive compression, coarser ones look like a pattern. */
const grainCells = 28;
/** From here on a part of the picture is too light to be made lighter, or too dark to be made darker. */
const [darkest, lightest] = [70, 150];

/** A field of random values between corners, so that they change smoothly. */
function fieldOf(columns: number, rows: number, value: () => number): (across: number, down: number) => number {
  const values = Float64Array.from({ length: (columns + 1) * (rows + 1) }, value);
  const at = (column: number, row: number) => values[row * (columns + 1) + column] ?? 0;
  return (across, down) => {
    const [column, row] = [Math.floor(across * columns), Math.floor(down * rows)];
    const [right, below] = [across * columns - column, down * rows - row];
    const upper = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return upper * (1 - below) + lower * below;
  };
}

/** Light and shade that no other puzzle has: the same part of the same picture is never twice the same. */
export function shade({ data, width, height }: Raster): void {
  const light = Array.from({ length: channels }, () =>
    fieldOf(shades.columns, shades.rows, () => 128 + randomInt(-strongestShade, strongestShade + 1)),
  );
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [across, down] = [(pixel % width) / width, Math.floor(pixel / width) / height];
    light.forEach((field, channel) => {
      const index = pixel * channels + channel;
      data[index] = clamp((valueAt(data, index) * field(across, down)) / 128);
    });
  }
}

/** The piece: what the shape covers of the picture, a little lighter or darker than there, with a light edge. */
export function cutPiece(picture: Raster, mask: Mask, { x, y }: Place): Buffer {
  const piece = Buffer.alloc(mask.size * mask.size * (channels + 1));
  const light = 1 + randomInt(-4, 7) / 100;
  eachPixel(mask, (cover, edge, column, row, pixel) => {
    const source = ((y + row) * picture.width + x + column) * channels;
    const rim = edge * 0.55;
    for (let channel = 0; channel < channels; channel += 1) {
      piece[pixel * (channels + 1) + channel] = clamp(valueAt(picture.data, source + channel) * light * (1 - rim) + 255 * rim);
    }
    piece[pixel * (channels + 1) + channels] = cover * 255;
  });
  return piece;
}

/**
 * A hole: another part of the picture shines through, with grain, in a light that changes across it, and an edge that
 * comes and goes. One is lighter than what is around it and one is darker, so that neither its light nor its edge tells a
 * program where one is, or which of them is the piece's.
 */
export function paintHole(picture: Raster, untouched: Buffer, mask: Mask, { x, y }: Place): void {
  const from = { x: randomInt(picture.width - mask.size), y: randomInt(picture.height - mask.size) };
  const share = randomInt(35, 60) / 100;
  const around = meanLight(picture, mask.size, { x, y });
  const isDarker = around > lightest || (around > darkest && randomInt(2) === 0);
  const light = fieldOf(2, 2, () => (isDarker ? randomInt(38, 72) : randomInt(120, 165)) / 100);
  const lift = isDarker ? 0 : randomInt(18, 40);
  const grain = fieldOf(grainCells, grainCells, () => randomInt(-26, 27));
  const edgeShare = fieldOf(7, 7, () => randomInt(0, 75) / 100);
  const line = fieldOf(5, 5, () => randomInt(20, 235));
  eachPixel(mask, (cover, edge, column, row) => {
    const target = ((y + row) * picture.width + x + column) * channels;
    const source = ((from.y + row) * picture.width + from.x + column) * channels;
    const [across, down] = [column / mask.size, row / mask.size];
    const [brightness, speck, rim, rimLight] = [
      light(across, down),
      grain(across, down),
      edge * edgeShare(across, down),
      line(across, down),
    ];
    for (let channel = 0; channel < channels; channel += 1) {
      const through = valueAt(untouched, source + channel) * share + valueAt(untouched, target + channel) * (1 - share);
      const inside = through * brightness + lift + speck;
      picture.data[target + channel] = clamp(
        valueAt(picture.data, target + channel) * (1 - cover) + (inside * (1 - rim) + rimLight * rim) * cover,
      );
    }
  });
}

function meanLight({ data, width }: Raster, size: number, { x, y }: Place): number {
  let sum = 0;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) sum += valueAt(data, ((y + row) * width + x + column) * channels + 1);
  return sum / (size * size);
}

function eachPixel(
  { cover, edge, size }: Mask,
  paint: (cover: number, edge: number, column: number, row: number, pixel: number) => void,
): void {
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const covered = valueAt(cover, pixel);
    if (covered !== 0) paint(covered / 255, valueAt(edge, pixel) / 255, pixel % size, Math.floor(pixel / size), pixel);
  }
}

function valueAt(bytes: Buffer, index: number): number {
  return bytes[index] ?? 0;
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
