import { projected, regionScale, worldSize } from "./projection.server.ts";
import regions from "./regions.svg?url";
import world from "./world.svg?url";

type Point = { latitude: number; longitude: number };
type Box = { x: number; y: number; width: number; height: number };
/** A place on the map; `weight` is what its rib counts, `number` its place in a list. */
export type MapPlace = Point & { id: string; name: string; to?: string; weight?: number; number?: number; isOrigin?: boolean };

/** What a map shows: a part of the drawing, the countries that stand out, and marks in percent of that part. */
export type MapView = {
  drawing: string;
  box: Box;
  lit: readonly string[];
  marks: readonly { id: string; name: string; to?: string; number?: number; rib: number; isOrigin?: boolean; left: number; top: number }[];
};

/** The world without the ice in the north and the empty sea in the south. */
export const worldBox: Box = { x: 40, y: 30, width: 1900, height: 830 };
const smallestWidth = 75;
const margin = 0.16;
/** In pixels: marks that are closer are no targets of their own. */
const closest = 26;
const columnWidth = 480;
/** Heights in pixels: of one that counts nothing, of a count of one, and of each more. */
const plainRib = 24;
/** A part of the world narrower than this is drawn in more detail. */
const regionWidth = 200;
const ribOfOne = 14;
const ribOfEachMore = 5;

/** The part of the drawing that holds all the points, with a margin around them, in the shape that the page has room for. */
export function boxAround(points: readonly Point[], shape: number): Box {
  const places = points.map(projected);
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  const width = Math.min(
    worldSize.width,
    Math.max((right - left) * (1 + 2 * margin), (bottom - top) * (1 + 2 * margin) * shape, smallestWidth),
  );
  const height = width / shape;
  const x = Math.min(Math.max((left + right - width) / 2, 0), worldSize.width - width);
  return { x, y: (top + bottom - height) / 2, width, height };
}

/**
 * @param lit codes of the countries that stand out
 * @param width how wide the map usually is, in pixels
 */
export function mapView(box: Box, places: readonly MapPlace[], lit: readonly string[], width: number = columnWidth): MapView {
  const pixels = width / box.width;
  const targets: { x: number; y: number }[] = [];
  const marks = places.flatMap(({ id, name, to, weight, number, isOrigin, ...point }) => {
    const { x, y } = projected(point);
    if (x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height) return [];
    const isApart = targets.every((other) => Math.hypot(other.x - x, other.y - y) * pixels >= closest);
    if (to && isApart) targets.push({ x, y });
    const rib = weight === undefined ? plainRib : ribOfOne + ribOfEachMore * (weight - 1);
    return {
      id,
      name,
      to: isApart ? to : undefined,
      number,
      isOrigin,
      rib,
      left: percent(x - box.x, box.width),
      top: percent(y - box.y, box.height),
    };
  });
  const isRegion = box.width < regionWidth;
  const units = (length: number) => Math.round(length * (isRegion ? regionScale : 1));
  const drawn = { x: units(box.x), y: units(box.y), width: units(box.width), height: units(box.height) };
  return { drawing: isRegion ? regions : world, box: drawn, lit: [...new Set(lit)], marks };
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
