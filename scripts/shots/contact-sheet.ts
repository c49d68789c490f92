import sharp, { type OverlayOptions } from "sharp";

export type Cell = { label: string; file: string };

const sheetWidth = 2000;
const gap = 16;
const labelHeight = 30;
/** WebP allows 16,383 pixels. */
const highest = 16_000;
/** Scale of a screenshot, and width in pixels of a phone screenshot, at which text stays legible. */
const legiblePart = 0.5;
const legibleWidth = 300;
const foldedFrom = 2000;

type PlacedCell = { label: string; strips: Buffer[]; stripWidth: number; height: number };

/**
 * Arranges rows of equally wide cells on sheets of limited height. Splits high screenshots into strips if there is space, so that a
 * single column stays legible on roughly square sheets.
 */
export async function contactSheets(rows: Cell[][]): Promise<Buffer[]> {
  const columns = Math.max(...rows.map((row) => row.length));
  const width = Math.floor((sheetWidth - gap) / columns) - gap;
  const limit = columns === 1 ? sheetWidth : highest;
  const sheets: PlacedCell[][][] = [];
  let current: PlacedCell[][] = [];
  let height = Infinity;
  for (const row of rows) {
    const rowCells = await Promise.all(row.map((cell) => layOutCell(cell, width)));
    if (height + heightOf(rowCells) > limit) {
      current = [];
      sheets.push(current);
      height = gap;
    }
    current.push(rowCells);
    height += heightOf(rowCells);
  }
  return Promise.all(sheets.map((sheet) => draw(sheet, width)));
}

async function layOutCell({ label, file }: Cell, width: number): Promise<PlacedCell> {
  const shot = await sharp(file).metadata();
  const maxCount = Math.floor(width / Math.max(legibleWidth, shot.width * legiblePart));
  const count = Math.max(1, Math.min(maxCount, Math.ceil(shot.height / foldedFrom)));
  const stripWidth = Math.min(shot.width, Math.floor((width - (count - 1) * gap) / count));
  const part = Math.ceil(shot.height / count);
  const strips = await Promise.all(
    Array.from({ length: count }, (_, strip) => {
      const top = strip * part;
      const piece = sharp(file).extract({ left: 0, top, width: shot.width, height: Math.min(part, shot.height - top) });
      return piece
        .resize({ width: stripWidth, height: highest - 2 * gap - labelHeight, fit: "inside" })
        .png({ compressionLevel: 1 })
        .toBuffer();
    }),
  );
  const { height } = await sharp(strips[0]).metadata();
  return { label, strips, stripWidth, height };
}

const heightOf = (row: PlacedCell[]) => labelHeight + Math.max(...row.map(({ height }) => height)) + gap;

function draw(rows: PlacedCell[][], width: number): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let top = gap;
  for (const row of rows) {
    row.forEach(({ label, strips, stripWidth }, column) => {
      const left = gap + column * (width + gap);
      layers.push({ input: Buffer.from(drawLabel(label, width)), left, top });
      strips.forEach((input, strip) => layers.push({ input, left: left + strip * (stripWidth + gap), top: top + labelHeight }));
    });
    top += heightOf(row);
  }
  const canvas = sharp({ create: { width: sheetWidth, height: top, channels: 3, background: "#8a8f8c" } });
  return canvas.composite(layers).webp({ quality: 82 }).toBuffer();
}

function drawLabel(text: string, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text y="20" font-family="sans-serif" font-size="17" fill="#fff">${text}</text></svg>`;
}
