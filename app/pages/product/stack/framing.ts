import type { Stack, StackProduct } from "#domain/sizing/schema";

// Lengths in metres. The camera matches that of the cut-outs (art/studio.py, family "home"), so that image and 3D view align.

/** Level camera: degrees to the right of the front, distance to a tower's axis, height above the floor. */
export const camera = { azimuth: 27, distance: 7.2, eye: 1 };

export const moduleHeight = 0.165;
export const baseHeight = 0.08;

/** Distance between the axes of two towers, so that they can rotate without touching. */
const towerSpacing = 0.74;

/** Share of the stage's height below the floor line. */
export const floorShare = 0.11;

// Space for six modules, and for the shadow on both sides of a single tower.
const heights: Record<StackProduct, number> = { "agave-th": 1.76, myrtillo: 1.3 };
const singleTowerWidth = 1.46;
const sideMargin = 0.62;

/** Visible area around a stack in metres, which determines the scale; the floor line is always at the same height. */
export function stageSize(product: StackProduct, { towers }: Stack): { width: number; height: number } {
  return { width: Math.max(singleTowerWidth, towers * towerSpacing + sideMargin), height: heights[product] };
}

/** Positions of the towers' axes from left to right, relative to the middle of the stage. */
export function towerPositions(towers: number): number[] {
  return Array.from({ length: towers }, (_, index) => (index - (towers - 1) / 2) * towerSpacing);
}
