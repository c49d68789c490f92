import { randomInt } from "node:crypto";
import type { Place } from "./places.ts";

/** Pixels of three channels, row by row. */
export type Raster = { data: Buffer; width: number; height: number };
/** How much of each pixel of a square a shape covers, and how near its edge the pixel is; both from 0 to 255. */
export type Mask = { cover: Buffer; edge: Buffer; size: number };

const channels = 3;
const grid = { columns: 7, rows: 5 };
/** Of 128, in both directions. */
const strongest = 7;

/** Light and shade that no other puzzle has: the same part of the same picture is never twice the same. */
export function shade({ data, width, height }: Raster): void {
  const points = Array.from({ length: grid.columns * grid.rows * channels }, () => 128 + randomInt(-strongest, strongest + 1));
  for (let y = 0; y < height; y += 1) {
    const row = (y / height) * (grid.rows - 1);
    const [top, below] = [Math.floor(row), row % 1];
    for (let x = 0; x < width; x += 1) {
      const column = (x / width) * (grid.columns - 1);
      const [left, right] = [Math.floor(column), column % 1];
      const base = (top * grid.columns + left) * channels;
      const under = base + grid.columns * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const above = points[base + channel]! * (1 - right) + points[base + channels + channel]! * right;
        const lower = points[under + channel]! * (1 - right) + points[under + channels + channel]! * right;
        const index = (y * width + x) * channels + channel;
        data[index] = clamp((data[index]! * (above * (1 - below) + lower * below)) / 128);
      }
    }
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
      piece[pixel * (channels + 1) + channel] = clamp(picture.data[source + channel]! * light * (1 - rim) + 255 * rim);
    }
    piece[pixel * (channels + 1) + channels] = cover * 255;
  });
  return piece;
}

/**
 * A hole: another part of the picture shines through, under a shadow that runs across it. Each is different, so that
 * neither its darkness nor its edge tells a program where one is, or which of them is the piece's.
 */
export function paintHole(picture: Raster, untouched: Buffer, mask: Mask, { x, y }: Place): void {
  const from = { x: randomInt(picture.width - mask.size), y: randomInt(picture.height - mask.size) };
  const share = randomInt(25, 50) / 100;
  const [start, end] = [randomInt(28, 42) / 100, randomInt(42, 62) / 100];
  const across = randomInt(2) === 0;
  const line = randomInt(120, 200);
  eachPixel(mask, (cover, edge, column, row) => {
    const target = ((y + row) * picture.width + x + column) * channels;
    const source = ((from.y + row) * picture.width + from.x + column) * channels;
    const light = start + ((end - start) * (across ? column : row)) / mask.size;
    for (let channel = 0; channel < channels; channel += 1) {
      const inside = (untouched[source + channel]! * share + untouched[target + channel]! * (1 - share)) * light;
      const rimmed = inside * (1 - edge * 0.5) + line * edge * 0.5;
      picture.data[target + channel] = clamp(picture.data[target + channel]! * (1 - cover) + rimmed * cover);
    }
  });
}

function eachPixel({ cover, edge, size }: Mask, paint: (cover: number, edge: number, column: number, row: number, pixel: number) => void): void {
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    if (cover[pixel] !== 0) paint(cover[pixel]! / 255, edge[pixel]! / 255, pixel % size, Math.floor(pixel / size), pixel);
  }
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
