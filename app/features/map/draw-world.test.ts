import { expect, test } from "vitest";
import { drawWorld } from "./draw-world.server.ts";
import { projectPoint, regionScale, worldSize } from "./projection.server.ts";

test("world map › matches the atlas and projection (update with vitest -u)", async () => {
  await expect(drawWorld("110m", 1)).toMatchFileSnapshot("world.svg");
  await expect(drawWorld("50m", regionScale)).toMatchFileSnapshot("regions.svg");
});

test.each(["110m", "50m"] as const)("world map › at %s gives each country a unique code", (detail) => {
  const codes = [...drawWorld(detail, 1).matchAll(/ id="([A-Z]{2})"/g)].map(([, code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of ["FR", "DE", "CN", "AU", "GB", "US", "ZA", "BR", "CZ", "TR", "CI"]) expect(codes).toContain(code);
});

test.each([
  ["Wellington", -41.29, 174.78],
  ["Ushuaia", -54.8, -68.3],
  ["Tromsø", 69.65, 18.96],
  ["Anchorage", 61.22, -149.9],
])("world map › projects %s inside the map", (_, latitude, longitude) => {
  const { x, y } = projectPoint({ latitude, longitude });
  expect([x > 0, x < worldSize.width, y > 0, y < worldSize.height]).toEqual([true, true, true, true]);
});
