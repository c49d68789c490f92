import type { RequestContext } from "./request-context.ts";

/** Dimensions of a product image with a transparent background, in metres. */
export type Cutout = {
  width: number;
  height: number;
  /** Distance from the left edge to the centre line of the device. */
  axis: number;
  /** Height of the shadow below the feet of the device. Undefined for wall-mounted devices. */
  belowFeet?: number;
  handheld: boolean;
};

/** Height of the upper edge of wall-mounted devices above the floor, with their display at eye level. */
export const wallMountTop = 1.66;

/** Placeholder of 1 m × 1 m for an image that does not exist. */
const defaultCutout: Cutout = { width: 1, height: 1, axis: 0.5, belowFeet: 0, handheld: false };
const handHeight = 0.3;

/** Returns the dimensions of a cut-out. Without a known scale, it counts as 1 m high. */
export function cutoutOf({ pictures }: Pick<RequestContext, "pictures">, name: string): Cutout {
  const picture = pictures?.get(name);
  if (!picture) return defaultCutout;
  const { metre, axis, feet } = picture.scale ?? { metre: picture.height, axis: picture.width / 2, feet: 0 };
  const height = picture.height / metre;
  return {
    width: picture.width / metre,
    height,
    axis: axis / metre,
    ...(feet !== undefined && { belowFeet: feet / metre }),
    handheld: height < handHeight,
  };
}
