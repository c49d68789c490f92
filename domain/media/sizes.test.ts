import { describe, expect, test } from "vitest";
import type { SizedPicture } from "./picture-facts.ts";
import { allVariants, hashOfVariant, variantsForDisplay, previewVariant, croppedVariants } from "./sizes.ts";

const hash = "0123456789abcdez";
const scene: SizedPicture = { hash, width: 2000, height: 1125, colour: "#808080" };
const measures = (sizes: ReturnType<typeof variantsForDisplay>) =>
  sizes.filter(({ format }) => format === "avif").map(({ width, height }) => `${width}x${height}`);

describe("image variants by display kind", () => {
  test.each([
    ["wide", { ...scene, width: 3840, height: 2160 }, ["640x360", "960x540", "1440x810", "1920x1080", "2880x1620"]],
    ["wide", scene, ["640x360", "960x540", "1440x810", "1920x1080", "2000x1125"]],
    ["half", scene, ["480x270", "960x540", "1280x720"]],
    ["cutout", { hash, width: 1448, height: 1626 }, ["320x359", "640x719", "1120x1258"]],
    // Variants are never larger than their source; the last one has the source's size.
    ["wide", { ...scene, width: 1600, height: 900 }, ["640x360", "960x540", "1440x810", "1600x900"]],
    ["half", { ...scene, width: 960, height: 540 }, ["480x270", "960x540"]],
    ["wide", { ...scene, width: 300, height: 200 }, ["300x200"]],
  ] as const)("%s have the expected dimensions for %o", (kind, picture, expected) => {
    expect(measures(variantsForDisplay(picture, kind))).toEqual(expected);
  });

  test("exist in AVIF and WebP", () => {
    expect(variantsForDisplay(scene, "half").map(({ name }) => name)).toEqual([
      `${hash}-480.avif`,
      `${hash}-960.avif`,
      `${hash}-1280.avif`,
      `${hash}-480.webp`,
      `${hash}-960.webp`,
      `${hash}-1280.webp`,
    ]);
  });
});

describe("image variants for narrow windows", () => {
  test("are cropped around the focus, which is part of the name", () => {
    const sizes = croppedVariants({ ...scene, shape: "upright", focus: { x: 100, y: 40 } });
    expect(measures(sizes)).toEqual(["480x600", "720x900", "900x1125"]);
    expect(sizes[0]).toMatchObject({ name: `${hash}-upright-100-40-480.avif`, focus: { x: 100, y: 40 } });
  });

  test.each([
    ["broad", scene, ["480x400", "800x667", "1080x900"]],
    ["upright", { ...scene, width: 1200, height: 675 }, ["480x600", "540x675"]],
  ] as const)("of the shape %s never exceed the cropped part: %o", (shape, picture, expected) => {
    expect(measures(croppedVariants({ ...picture, shape }))).toEqual(expected);
  });

  test("do not exist for an image without a shape", () => {
    expect(croppedVariants({ ...scene, focus: { x: 1, y: 2 } })).toEqual([]);
  });
});

test("the link preview variant has one size and the site's background", () => {
  expect(previewVariant(scene)).toMatchObject({
    name: `${hash}-preview-50-50.jpg`,
    width: 1200,
    height: 630,
    format: "jpeg",
    background: "#e8e3d8",
  });
});

test("the image variants have unique names that contain the hash", () => {
  const names = allVariants({ ...scene, shape: "broad" }).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe(2 * 9 + 2 * 3 + 1);
  for (const name of names) expect(hashOfVariant(name)).toBe(hash);
});

test.each([
  `${hash}.avif`,
  `${hash}-640.png`,
  `${hash}-640.avif.exe`,
  `${hash.toUpperCase()}-640.avif`,
  `../${hash}-640.avif`,
  "",
  "-640.avif",
])("the image variant name %j is invalid", (name) => {
  expect(hashOfVariant(name)).toBeUndefined();
});
