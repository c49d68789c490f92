import file from "./pictures/cutouts.json";

/** What is known of a product's picture on transparent ground, in metres. */
export type Cutout = {
  width: number;
  height: number;
  /** From its left edge to the axis of the device. */
  axis: number;
  /** How much of it, the shadow, lies below the feet of the device; what hangs on a wall has no feet. */
  belowFeet?: number;
  /** Whether the device fits in a hand. */
  handheld: boolean;
};

type Row = { family: string; width: number; height: number; px_per_m: number; baseline_px_from_bottom: number | null; axis_px_from_left: number };

/** A picture that the file does not know stands there, a metre wide and high. */
const unknown: Cutout = { width: 1, height: 1, axis: 0.5, belowFeet: 0, handheld: false };

/** Upper edge of what hangs on a wall, above the feet of what stands: its display is at eye level then. */
export const hangingTop = 1.66;

const rows: Record<string, Row | undefined> = file;

export function cutoutOf(picture: string): Cutout {
  const row = rows[picture];
  if (!row) return unknown;
  const metres = (pixels: number) => pixels / row.px_per_m;
  const feet = row.baseline_px_from_bottom;
  return {
    width: metres(row.width),
    height: metres(row.height),
    axis: metres(row.axis_px_from_left),
    ...(feet !== null && { belowFeet: metres(feet) }),
    handheld: row.family === "small",
  };
}
