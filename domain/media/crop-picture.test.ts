import { expect, test } from "vitest";
import { cropPicture } from "./crop-picture.ts";
import { formatPicture, parsePicture, picturePattern } from "./picture-value.ts";
import { allVariants, cropOfVariant, hashOfVariant } from "./sizes.ts";

const hash = "0123456789abcdez";
const picture = { name: "plug", hash, width: 2000, height: 1000, focus: { x: 50, y: 50 }, shape: "upright" as const };
const crop = { x: 500, y: 0, width: 500, height: 1000 };

test.each(["plug", "plug#500-0-500-1000", "plug#0-1-999-999"])("image value › %s is read as it was written", (value) => {
  expect(value).toMatch(picturePattern);
  expect(formatPicture(parsePicture(value))).toBe(value);
});

test.each(["plug#0-0-1000-1000", "plug#500-0-501-10", "plug#0-0-0-10"])("image value › %s has no crop", (value) => {
  expect(parsePicture(value)).toEqual({ name: "plug" });
});

test.each(["", "#0-0-1-1", "plug#", "plug#1-2-3", "plug#a-b-c-d", "two words"])("image value › %o is refused", (value) => {
  expect(value).not.toMatch(picturePattern);
});

test("cropped image › has its own size, focus and scale", () => {
  const scale = { metre: 1000, axis: 1500, feet: 100 };
  expect(cropPicture({ ...picture, scale, focus: { x: 75, y: 20 } }, crop)).toMatchObject({
    width: 1000,
    height: 1000,
    crop,
    focus: { x: 50, y: 20 },
    scale: { metre: 1000, axis: 500, feet: 100 },
  });
});

test("cropped image › each variant has a name of its own, from which the crop is read", () => {
  const widest = { x: 1, y: 1, width: 999, height: 999 };
  const whole = new Set(allVariants(picture).map(({ name }) => name));
  for (const variant of allVariants(cropPicture({ ...picture, focus: { x: 100, y: 100 } }, widest))) {
    expect(whole).not.toContain(variant.name);
    expect(hashOfVariant(variant.name)).toBe(hash);
    expect(cropOfVariant(variant.name)).toEqual(widest);
    expect(variant.crop).toEqual(widest);
  }
});
