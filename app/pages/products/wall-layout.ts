import { wallMountTop, type Cutout } from "#app/page/cutout.server.ts";
import type { DataOfType, ProductLine } from "#domain/content/schema";

/**
 * Position of a product in metres, from the left end of the wall and above the floor. The box is that of the device; its
 * image is larger because of the shadow.
 */
export type WallPlace = Box & { left: number; /** Number of flags to the left. */ step: number };
type Box = {
  bottom: number;
  width: number;
  height: number;
  /** Distance from the left side of the box. */
  axis: number;
  picture: { left: number; bottom: number; width: number };
  /** Position of the name; narrow devices have it on a flag. */
  name: "above" | "below" | "flag";
};

/** Distance from a device's axis to its left and right edge, in metres; the rest of a cut-out is shadow. */
const extents: Record<string, [left: number, right: number]> = {
  "tianyuan-200k-cutout": [0.541, 0.529],
  "tianyuan-60k-cutout": [0.378, 0.317],
  "agave-th-cutout": [0.333, 0.353],
  "myrtillo-cutout": [0.333, 0.335],
  "copia-cutout": [0.3, 0.24],
  "ac-charger-cutout": [0.148, 0.11],
  "cholla-4g-cutout": [0.025, 0.026],
  "cholla-lan-cutout": [0.025, 0.098],
  "cholla-wifi-cutout": [0.025, 0.025],
  "smart-plug-cutout": [0.045, 0.04],
};

const flagWidth = 0.2;
const gaps = { above: 0.22, below: 0.22, flag: 0.15, firstFlag: 0.44 };

const lines: readonly ProductLine[] = ["utility", "commercial-industrial", "residential"];
type CutoutOf = (picture: string) => Cutout;
type WallProduct = Pick<DataOfType<"product">, "line" | "categories" | "picture">;

/** Sorts devices by product line, then accessories by height, from large to small. */
export function sortForWall<Product extends WallProduct>(products: readonly Product[], cutoutOf: CutoutOf): Product[] {
  const isAccessory = ({ categories }: WallProduct) => categories[0] === "accessory";
  const devices = products.filter((product) => !isAccessory(product));
  const height = ({ picture }: WallProduct) => boxOf(picture, cutoutOf(picture)).height;
  return [
    ...devices.toSorted((one, other) => lines.indexOf(one.line) - lines.indexOf(other.line)),
    ...products.filter(isAccessory).toSorted((one, other) => height(other) - height(one)),
  ];
}

export function wallLayout(pictures: readonly string[], cutoutOf: CutoutOf): { places: WallPlace[]; metres: number } {
  const places: WallPlace[] = [];
  let end = 0;
  for (const picture of pictures) {
    const box = boxOf(picture, cutoutOf(picture));
    const previous = places.at(-1);
    const gap = previous && box.name === "flag" && previous.name !== "flag" ? gaps.firstFlag : gaps[box.name];
    const left = previous ? end + gap : 0;
    places.push({ ...box, left, step: places.filter(({ name }) => name === "flag").length });
    end = left + box.width;
  }
  return { places, metres: end };
}

function boxOf(picture: string, { width, height, axis, belowFeet: feet }: Cutout): Box {
  const isHanging = feet === undefined;
  const belowFeet = feet ?? 0;
  const [toLeft, toRight] = extents[picture] ?? [axis, width - axis];
  return {
    bottom: isHanging ? wallMountTop - height : 0,
    width: toLeft + toRight,
    height: height - belowFeet,
    axis: toLeft,
    picture: { left: toLeft - axis, bottom: -belowFeet, width },
    name: isHanging ? "above" : toLeft + toRight < flagWidth ? "flag" : "below",
  };
}
