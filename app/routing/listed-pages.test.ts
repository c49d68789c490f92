import { expect, test } from "vitest";
import { isLinked } from "./listed-pages.ts";

test.each([
  ["/join-us", [], true],
  ["/join-us", ["expo"], true],
  ["/join-us", ["job"], false],
  ["/solutions/cases?functionId=2#cold-store", ["case"], false],
  ["/support-center/error-codes", ["error-code"], false],
  ["/how-to-buy", ["distributor"], true],
  ["/explore/news", ["news"], true],
  ["/nowhere", [], false],
])("%s with the empty types %j is linked: %s", (path, emptyTypes, expected) => {
  expect(isLinked(path, emptyTypes)).toBe(expected);
});
