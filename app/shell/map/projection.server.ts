import { geoEqualEarth } from "d3-geo";

/** Size of the drawing, in its own units. */
export const worldSize = { width: 2000, height: 880 };

/** Equal Earth, because no continent may look larger than it is; turned so that the edge runs through the Bering Strait. Antarctica lies below the edge. */
export const projection = geoEqualEarth().rotate([-11, 0]).scale(366).translate([1000, 488]);

/** Where a place lies in the drawing. */
export function projected({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  const [x, y] = projection([longitude, latitude])!;
  return { x, y };
}
