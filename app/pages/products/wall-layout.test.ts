import { describe, expect, test } from "vitest";
import { cutoutOf } from "#app/page/cutout.server.ts";
import { readContentImages } from "#tests/support/content-images.ts";
import { sortForWall, wallLayout } from "./wall-layout.ts";

const all = await readContentImages();
const cutouts = (picture: string) => cutoutOf({ pictures: all }, picture);
const pictures = [...all.keys()].filter((name) => name.endsWith("-cutout"));
const { places, metres } = wallLayout(pictures, cutouts);
const place = (picture: string) => places[pictures.indexOf(picture)]!;

describe("product wall layout", () => {
  test.each(pictures)("places %s at the common scale, on the floor or on the wall", (picture) => {
    const { width, height, scale } = all.get(picture)!;
    const { metre: px_per_m, feet } = scale!;
    const placed = place(picture);
    expect(placed.picture.width).toBeCloseTo(width / px_per_m);
    if (feet === undefined) expect(placed.bottom).toBeGreaterThan(0.3);
    else expect(placed.bottom + placed.picture.bottom + feet / px_per_m).toBeCloseTo(0);
    expect(placed.bottom + placed.picture.bottom + height / px_per_m).toBeCloseTo(placed.bottom + placed.height);
  });
  test("keeps a gap between devices and ends with the last one", () => {
    for (const [index, { left }] of places.entries()) {
      if (index > 0) expect(left - places[index - 1]!.left - places[index - 1]!.width).toBeGreaterThanOrEqual(0.149);
    }
    expect(places.at(-1)!.left + places.at(-1)!.width).toBe(metres);
  });
  test("labels hanging devices above, narrow ones on a flag and others below", () => {
    expect(place("copia-cutout").name).toBe("above");
    expect(place("smart-plug-cutout").name).toBe("flag");
    expect(place("tianyuan-60k-cutout").name).toBe("below");
  });
  test("reserves one metre for an unknown image", () => {
    expect(wallLayout(["new-picture"], cutouts)).toMatchObject({ metres: 1, places: [{ left: 0, bottom: 0, width: 1, height: 1 }] });
    expect(wallLayout([], cutouts)).toEqual({ metres: 0, places: [] });
  });
});

test("the product wall order is utility, commercial, residential, then accessories by height", () => {
  const product = (
    picture: string,
    line: "utility" | "commercial-industrial" | "residential",
    category: "battery" | "accessory" = "battery",
  ) => ({
    picture,
    line,
    categories: [category],
  });
  const order = sortForWall(
    [
      product("smart-plug-cutout", "residential", "accessory"),
      product("agave-th-cutout", "residential"),
      product("myrtillo-cutout", "residential"),
      product("cholla-4g-cutout", "residential", "accessory"),
      product("tianyuan-60k-cutout", "commercial-industrial"),
      product("tianyuan-200k-cutout", "utility"),
    ],
    cutouts,
  );
  expect(order.map(({ picture }) => picture)).toEqual(
    ["tianyuan-200k", "tianyuan-60k", "agave-th", "myrtillo", "cholla-4g", "smart-plug"].map((name) => `${name}-cutout`),
  );
});
