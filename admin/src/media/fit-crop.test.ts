import { expect, test } from "vitest";
import { formatCrop, parseCrop } from "../../../domain/media/schema.ts";
import { centredCrop, fitCrop } from "./fit-crop.ts";

test.each([
  [{ x: 0, y: 0, width: 1000, height: 1000 }, 2, { x: 0, y: 0, width: 1000, height: 500 }],
  [{ x: 0, y: 0, width: 1000, height: 1000 }, 0.5, { x: 0, y: 0, width: 500, height: 1000 }],
  [{ x: 900, y: 900, width: 400, height: 100 }, 1, { x: 600, y: 600, width: 400, height: 400 }],
  [{ x: -5, y: 2.4, width: 333.3, height: 444.4 }, undefined, { x: 0, y: 2, width: 333, height: 444 }],
  [{ x: 0, y: 0, width: 0, height: 0 }, undefined, { x: 0, y: 0, width: 50, height: 1 }],
] as const)("crop › %o with the ratio %s becomes %o", (crop, ratio, expected) => {
  expect(fitCrop(crop, ratio)).toEqual(expected);
});

test("crop › any typed numbers give a crop that the server accepts", () => {
  for (const ratio of [undefined, 0.3, 1, 16 / 9])
    for (const x of [-10, 0, 400.5, 2000])
      for (const width of [0, 33, 999, 5000]) {
        const crop = fitCrop({ x, y: x, width, height: width }, ratio);
        const isWhole = crop.width === 1000 && crop.height === 1000;
        expect(parseCrop(formatCrop(crop))).toEqual(isWhole ? undefined : crop);
      }
});

test("crop › starts in the middle of the image", () => {
  expect(centredCrop(2)).toEqual({ x: 0, y: 250, width: 1000, height: 500 });
});
