import { baseHeight, camera, moduleHeight } from "./framing.ts";
import type { StackProduct } from "#domain/sizing/schema";

/** Geometry of the cut-outs in pixels, from content/media/media.yaml. */
const cutout = { width: 1448, pxPerMetre: 1080, baseline: 140, axis: 670 };
const cutouts: Record<StackProduct, { modules: number; height: number }> = {
  "agave-th": { modules: 4, height: 1626 },
  myrtillo: { modules: 3, height: 952 },
};

/** Slice of the cut-out: its clip path, and the distance in metres by which it moves up. */
export type Slice = { clip?: string; lift: number };

export type Poster = {
  /** Width of the image, and position of the tower's axis and floor in it, in metres. */
  width: number;
  left: number;
  below: number;
  slices: Slice[];
};

/** Composes a tower of any number of modules from one image, cut at the seams between modules. */
export function composePoster(product: StackProduct, modules: number): Poster {
  const { modules: picturedModules, height } = cutouts[product];
  const { width, pxPerMetre, axis, baseline } = cutout;
  const keptModules = Math.min(modules, picturedModules);
  const lowerSeam = seam(keptModules, height);
  const topSeam = seam(picturedModules, height);
  const body: Slice = { clip: polygon([...lowerSeam, [100, 100], [0, 100]]), lift: 0 };
  const addedModules = Array.from({ length: modules - keptModules }, (_, index) => ({
    clip: polygon([...topSeam, ...seam(picturedModules - 1, height).toReversed()]),
    lift: (index + 1) * moduleStep,
  }));
  const head: Slice = { clip: polygon([[0, 0], [100, 0], ...topSeam.toReversed()]), lift: (modules - picturedModules) * moduleStep };
  return {
    width: width / pxPerMetre,
    left: axis / pxPerMetre,
    below: baseline / pxPerMetre,
    slices: modules === picturedModules ? [{ lift: 0 }] : [body, ...addedModules, head],
  };
}

type Point = [x: number, y: number];

// Average of a module's height at its nearest corner, where it looks tallest, and at its far edges.
const moduleStep = moduleHeight * 1.02;

/** Outline of the tower's visible faces from left to right: x, and y towards the back; the corners are rounded. */
const outline: Point[] = [
  [-0.3, -0.138],
  [-0.29, -0.162],
  [-0.266, -0.172],
  [0.266, -0.172],
  [0.29, -0.162],
  [0.3, -0.138],
  [0.3, 0.146],
  [0.29, 0.17],
];

/** Seam above the n-th module as a line across the image, in per cent of its size. */
function seam(modules: number, pictureHeight: number): Point[] {
  const angle = (camera.azimuth * Math.PI) / 180;
  const z = baseHeight + modules * moduleHeight;
  const points = outline.map(([x, y]): Point => {
    const perspective = camera.distance / (camera.distance - x * Math.sin(angle) + y * Math.cos(angle));
    const across = cutout.axis + (x * Math.cos(angle) + y * Math.sin(angle)) * perspective * cutout.pxPerMetre;
    const up = cutout.baseline + (camera.eye + (z - camera.eye) * perspective) * cutout.pxPerMetre;
    return [(across / cutout.width) * 100, (1 - up / pictureHeight) * 100];
  });
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? [[0, first[1]], ...points, [100, last[1]]] : [];
}

function polygon(points: Point[]): string {
  return `polygon(${points.map(([x, y]) => `${x.toFixed(2)}% ${y.toFixed(2)}%`).join(",")})`;
}
