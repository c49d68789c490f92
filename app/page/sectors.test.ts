import { expect, test } from "vitest";
import { functionIdOf, sectorOf } from "./sectors.ts";

test.each([
  [0, undefined],
  [1, "utility"],
  [2, "commercial-industrial"],
  [3, "residential"],
] as const)("the function id %i stands for the sector %s", (id, sector) => {
  expect(sectorOf(id)).toBe(sector);
  expect(functionIdOf(sector)).toBe(id);
});

test.each([-1, 4, 1.5, Number.NaN])("the function id %d stands for no sector", (id) => expect(sectorOf(id)).toBeUndefined());
