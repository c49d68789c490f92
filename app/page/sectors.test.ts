import { expect, test } from "vitest";
import { functionIdOf, sectorOf } from "./sectors.ts";

test.each([
  [0, undefined],
  [1, "utility"],
  [2, "commercial-industrial"],
  [3, "residential"],
] as const)("sector ids › map %i to the sector %s", (id, sector) => {
  expect(sectorOf(id)).toBe(sector);
  expect(functionIdOf(sector)).toBe(id);
});

test.each([-1, 4, 1.5, Number.NaN])("sector ids › map %d to no sector", (id) => expect(sectorOf(id)).toBeUndefined());
