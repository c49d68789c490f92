import sharp from "sharp";

/** Puzzle as a bot sees it: the files from the API, and the height of the piece. */
export type SeenPuzzle = { background: Buffer; piece: Buffer; y: number };

type Grey = { data: Buffer; width: number; height: number };

/** Pixels of the files per pixel of the puzzle's coordinates. */
const density = 2;

/**
 * Solves a puzzle like a simple bot, in pixels of the puzzle: slides the outline of the piece along its row, a few pixels up and
 * down, and takes the position where inside and outside of the outline differ most.
 */
export async function matchPiece({ background, piece, y }: SeenPuzzle): Promise<number> {
  const picture = await greyOf(background);
  const { data: cover, info } = await sharp(piece).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const rim = rimOf(cover, info.width, info.height);
  let best = { x: 0, score: -1 };
  for (let down = -4; down <= 4; down += 2) {
    for (let x = 0; x <= picture.width - info.width; x += 1) {
      const score = contrastAlong(picture, rim, x, y * density + down);
      if (score > best.score) best = { x, score };
    }
  }
  return best.x / density;
}

async function greyOf(file: Buffer): Promise<Grey> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type RimPoint = { inside: [x: number, y: number]; outside: [x: number, y: number] };

/** Pairs of points on both sides of the outline, each three pixels from it. */
function rimOf(cover: Buffer, width: number, height: number): RimPoint[] {
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && (cover[y * width + x] ?? 0) > 127;
  const points: RimPoint[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInside(x, y)) continue;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        if (!isInside(x + dx, y + dy)) points.push({ inside: [x - 3 * dx, y - 3 * dy], outside: [x + 3 * dx, y + 3 * dy] });
      }
    }
  }
  return points;
}

/** Mean brightness difference across the outline. Uses the median of eight segments, so that one strong line does not decide. */
function contrastAlong({ data, width, height }: Grey, rim: readonly RimPoint[], left: number, top: number): number {
  const at = ([x, y]: readonly [number, number]) =>
    data[Math.min(height - 1, Math.max(0, top + y)) * width + Math.min(width - 1, Math.max(0, left + x))] ?? 0;
  const segments = Array.from({ length: 8 }, () => ({ sum: 0, count: 0 }));
  rim.forEach((pair, index) => {
    const segment = segments[index % 8];
    if (!segment) return;
    segment.sum += Math.abs(at(pair.outside) - at(pair.inside));
    segment.count += 1;
  });
  const means = segments.map(({ sum, count }) => Math.abs(sum) / Math.max(1, count)).toSorted((one, other) => one - other);
  return means[4] ?? 0;
}
