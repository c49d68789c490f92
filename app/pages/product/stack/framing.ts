import type { Stack, StackProduct } from "#domain/sizing/schema";

// All lengths in metres. The camera is the one of the cut-outs (art/studio.py, family "home"), so that the picture and
// the 3D view of a stack lie on each other.

/** Level camera: degrees to the right of the front, distance to a tower's axis, height above the floor. */
export const camera = { azimuth: 27, distance: 7.2, eye: 1 };

export const moduleHeight = 0.165;
export const baseHeight = 0.08;

/** Between the axes of towers side by side: they can be turned without touching. */
const towerSpacing = 0.74;

/** Part of the stage's height that lies below the floor line. */
export const floorShare = 0.11;

// Room for six modules, and for the shadow on both sides of a single tower.
const heights: Record<StackProduct, number> = { "agave-th": 1.76, myrtillo: 1.3 };
const widthOfOne = 1.46;
const sides = 0.62;

/** What the stage has to show around a stack: its scale follows from it, always with the same floor line. */
export function room(product: StackProduct, { towers }: Stack): { width: number; height: number } {
  return { width: Math.max(widthOfOne, towers * towerSpacing + sides), height: heights[product] };
}

/** Places of the towers' axes, from left to right, around the middle of the stage. */
export function towerPlaces(towers: number): number[] {
  return Array.from({ length: towers }, (_, index) => (index - (towers - 1) / 2) * towerSpacing);
}
