import { expect, test } from "vitest";
import { parseSearch } from "./parse-search.ts";
import { searchQuery } from "./search-query.ts";

test.each([
  ["", ""],
  ["line=utility&country=FR&kind=installer", "?country=FR&kind=installer&line=utility"],
  ["country=DE&page=2", "?country=DE&page=2"],
  ["country=DE&page=1", "?country=DE"],
  ["country=fr&kind=friend&line=all", ""],
  ["country=FRA", ""],
  ["country=FRA&line=%3Cscript%3E&kind=distributor", "?kind=distributor"],
])("the distributor finder query '%s' is normalized to '%s'", (query, normalizedQuery) => {
  expect(searchQuery(parseSearch(new URLSearchParams(query)))).toBe(normalizedQuery);
});
