import { projectPoint, regionScale, worldSize } from "./projection.server.ts";
import regions from "./regions.svg?url";
import world from "./world.svg?url";

type Point = { latitude: number; longitude: number };
type Box = { x: number; y: number; width: number; height: number };
/** Place on the map; `weight` is the count that its mark shows, `number` its position in a list. */
export type MapPlace = Point & { id: string; name: string; to?: string; weight?: number; number?: number; isOrigin?: boolean };

/** View of a map: a section of the drawing, highlighted countries, and marks with their position in percent of the section. */
export type MapView = {
  drawing: string;
  box: Box;
  lit: readonly string[];
  marks: readonly { id: string; name: string; to?: string; number?: number; rib: number; isOrigin?: boolean; left: number; top: number }[];
};

/** World without the Arctic and the empty south. */
export const worldBox: Box = { x: 40, y: 30, width: 1900, height: 830 };
const minWidth = 75;
const margin = 0.16;
/** Minimum distance in pixels between marks that are links. */
const minTargetDistance = 26;
const columnWidth = 480;
/** Heights of marks in pixels: without a count, for a count of one, and for each further one. */
const defaultRibHeight = 24;
/** Sections narrower than this use the more detailed drawing. */
const regionWidth = 200;
const firstRibHeight = 14;
const ribHeightStep = 5;

/** Returns the section that contains all points with a margin, in the aspect ratio `shape`. */
export function boxAround(points: readonly Point[], shape: number): Box {
  const places = points.map(projectPoint);
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  const width = Math.min(worldSize.width, Math.max((right - left) * (1 + 2 * margin), (bottom - top) * (1 + 2 * margin) * shape, minWidth));
  const height = width / shape;
  const x = Math.min(Math.max((left + right - width) / 2, 0), worldSize.width - width);
  return { x, y: (top + bottom - height) / 2, width, height };
}

/**
 * @param lit codes of the highlighted countries
 * @param width usual width of the map in pixels
 */
export function mapView(box: Box, places: readonly MapPlace[], lit: readonly string[], width: number = columnWidth): MapView {
  const pixels = width / box.width;
  const targets: { x: number; y: number }[] = [];
  const marks = places.flatMap(({ id, name, to, weight, number, isOrigin, ...point }) => {
    const { x, y } = projectPoint(point);
    if (x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height) return [];
    const isApart = targets.every((other) => Math.hypot(other.x - x, other.y - y) * pixels >= minTargetDistance);
    if (to && isApart) targets.push({ x, y });
    const rib = weight === undefined ? defaultRibHeight : firstRibHeight + ribHeightStep * (weight - 1);
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
