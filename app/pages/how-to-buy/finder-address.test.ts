import { expect, test } from "vitest";
import { searchOf } from "./finder-address.ts";
import { queryOf } from "./finder-query.ts";

test.each([
  ["", ""],
  ["near=lyon", "?near=lyon"],
  ["line=utility&country=FR&near=lyon&kind=installer", "?near=lyon&country=FR&kind=installer&line=utility"],
  ["country=fr&kind=friend&line=all&near=Lyon", ""],
  ["country=FRA&near=x&near=lyon", ""],
  ["near=%3Cscript%3E&country=FR", "?country=FR"],
])("%s is %s", (query, one) => {
  expect(queryOf(searchOf(new URLSearchParams(query)))).toBe(one);
});
