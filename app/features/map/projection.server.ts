import { geoEqualEarth } from "d3-geo";

/** Size of the world, in the units of `world.svg`. */
export const worldSize = { width: 2000, height: 880 };

/** How many units of `regions.svg` make one of `world.svg`: it is looked at from nearer. */
export const regionScale = 2;

/** Equal Earth, because no continent may look larger than it is; turned so that the edge runs through the Bering Strait. Antarctica lies below the edge. */
export function projectionAt(scale: number) {
  return geoEqualEarth()
    .rotate([-11, 0])
    .scale(366 * scale)
    .translate([1000 * scale, 488 * scale]);
}

const projection = projectionAt(1);

/** Where a place lies in `world.svg`. */
export function projected({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  const place = projection([longitude, latitude]);
  if (!place) throw new RangeError(`${latitude}, ${longitude} is not on the map`);
  const [x, y] = place;
  return { x, y };
}
