import { expect, test } from "vitest";
import { listMakers, matchesFilter, parseFilter, type Filter } from "./filter-rows.ts";

const rows = [
  { id: "tower", device: ["agave-th"], maker: "Alpha", answer: "yes" },
  { id: "newer", device: ["copia"], maker: "ALPHA", answer: "from" },
  { id: "never", device: ["copia"], maker: "Beta", answer: "no" },
] as const;

test.each<[query: string, filter: Filter, ids: string[]]>([
  ["", {}, ["tower", "newer", "never"]],
  ["device=&maker=+&answer=", {}, ["tower", "newer", "never"]],
  ["device=copia", { device: "copia" }, ["newer", "never"]],
  ["maker=alpha", { maker: "alpha" }, ["tower", "newer"]],
  ["maker=Beta&answer=no", { maker: "Beta", answer: "no" }, ["never"]],
  ["answer=perhaps", {}, ["tower", "newer", "never"]],
  ["device=agave-th&answer=no", { device: "agave-th", answer: "no" }, []],
  ["maker=Gamma", { maker: "Gamma" }, []],
])("compatibility filter › '%s' means %o and shows %j", (query, filter, ids) => {
  expect(parseFilter(new URLSearchParams(query))).toEqual(filter);
  expect(rows.filter((row) => matchesFilter(row, filter)).map(({ id }) => id)).toEqual(ids);
});

test("compatibility filter › lists a manufacturer once, whatever its case", () => {
  expect(listMakers([{ maker: "Beta" }, ...rows], "en")).toEqual(["ALPHA", "Beta"]);
});
