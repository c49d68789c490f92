import type { RequestContext } from "./request-context.ts";

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

/** Upper edge of what hangs on a wall, above the feet of what stands: its display is at eye level then. */
export const hangingTop = 1.66;

/** A picture that is not there stands there, a metre wide and high. */
const unknown: Cutout = { width: 1, height: 1, axis: 0.5, belowFeet: 0, handheld: false };
const handHeight = 0.3;

/** Dimensions of a cut-out by its name. Without a known scale it counts as one metre high. */
export function cutoutOf({ pictures }: Pick<RequestContext, "pictures">, picture: string): Cutout {
  const found = pictures?.get(picture);
  if (!found) return unknown;
  const { metre, axis, feet } = found.scale ?? { metre: found.height, axis: found.width / 2, feet: 0 };
  const height = found.height / metre;
  return {
    width: found.width / metre,
    height,
    axis: axis / metre,
    ...(feet !== undefined && { belowFeet: feet / metre }),
    handheld: height < handHeight,
  };
}
