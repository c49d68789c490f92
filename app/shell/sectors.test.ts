import { expect, test } from "vitest";
import { functionIdOf, functionIdOfSector, functionIds, sectorOf } from "./sectors.ts";

test("0 is all, 1 utility, 2 commercial and industrial, 3 residential", () => {
  expect(functionIds.map(sectorOf)).toEqual([undefined, "utility", "commercial-industrial", "residential"]);
  expect(functionIds.map(sectorOf).map(functionIdOfSector)).toEqual(functionIds);
  expect([-1, 4, 1.5, Number.NaN].map(sectorOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ["", 0],
  ["functionId=0", 0],
  ["functionId=1", 1],
  ["functionId=3", 3],
  ["functionId=4", 0],
  ["functionId=-1", 0],
  ["functionId=02", 0],
  ["functionId=utility", 0],
  ["status=finished&functionId=2", 2],
])("%s is %i", (query, id) => {
  expect(functionIdOf(new URLSearchParams(query))).toBe(id);
});
