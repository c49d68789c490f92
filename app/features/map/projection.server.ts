import { geoEqualEarth } from "d3-geo";

/** Size of the world in the units of `world.svg`. */
export const worldSize = { width: 2000, height: 880 };

/** Units of `regions.svg` per unit of `world.svg`. */
export const regionScale = 2;

/**
 * Equal Earth projection, which keeps areas comparable. Rotated so that the edge runs through the Bering Strait; Antarctica is cut
 * off.
 */
export function projectionAt(scale: number) {
  return geoEqualEarth()
    .rotate([-11, 0])
    .scale(366 * scale)
    .translate([1000 * scale, 488 * scale]);
}

const projection = projectionAt(1);

export function projectPoint({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  const place = projection([longitude, latitude]);
  if (!place) throw new RangeError(`${latitude}, ${longitude} is not on the map`);
  const [x, y] = place;
  return { x, y };
}
