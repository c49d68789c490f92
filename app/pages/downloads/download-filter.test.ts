import { describe, expect, test } from "vitest";
import { parseFilter, matchesFilter, filterQuery, type Filter } from "./download-filter.ts";

const sheet = { products: ["copia"], documentType: "pdf", language: "fr", resourceType: "data-sheet", problemTypes: ["choosing"] } as const;
const picture = { products: ["copia"], documentType: "image", resourceType: "picture", problemTypes: ["presentation"] } as const;
const form = {
  products: [],
  documentType: "pdf",
  language: "de",
  resourceType: "form",
  problemTypes: ["installation", "commissioning"],
} as const;
const certificate = {
  products: ["copia"],
  documentType: "pdf",
  resourceType: "certificate",
  problemTypes: ["choosing"],
  markets: ["DE", "AT"],
} as const;
const anyMarket = { ...certificate, markets: [] } as const;
const all = { sheet, picture, form };
const matchingNames = (filter: Filter, language: "fr" | "de") =>
  Object.entries(all).flatMap(([name, file]) =>
    matchesFilter({ ...file, products: [...file.products], problemTypes: [...file.problemTypes] }, filter, language) ? [name] : [],
  );

describe("download filter", () => {
  test.each<[Filter, string[], string[]]>([
    [{}, ["sheet", "picture"], ["picture", "form"]],
    [{ language: "all" }, ["sheet", "picture", "form"], ["sheet", "picture", "form"]],
    [{ language: "de" }, ["picture", "form"], ["picture", "form"]],
    [{ language: "cn" }, ["picture"], ["picture"]],
    [{ product: "copia" }, ["sheet", "picture"], ["picture", "form"]],
    [{ product: "agave" }, [], ["form"]],
    [{ type: "pdf" }, ["sheet"], ["form"]],
    [{ type: "video" }, [], []],
    [{ resource: "picture" }, ["picture"], ["picture"]],
    [{ problem: "commissioning", language: "all" }, ["form"], ["form"]],
    [{ problem: "choosing", type: "pdf", product: "copia" }, ["sheet"], []],
    [{ problem: "choosing", type: "image" }, [], []],
  ])("the filter %o shows %j on French pages and %j on German pages", (filter, french, german) => {
    expect(matchingNames(filter, "fr")).toEqual(french);
    expect(matchingNames(filter, "de")).toEqual(german);
  });
});

test.each<[string, Filter, boolean, boolean]>([
  ["a market that the certificate names", { market: "DE" }, true, true],
  ["another market", { market: "FR" }, false, true],
  ["the kind", { resource: "certificate" }, true, true],
])("the download filter by %s finds certificates that name it or none", (_, filter, isNamed, isAny) => {
  const matches = (file: typeof certificate | typeof anyMarket) =>
    matchesFilter({ ...file, products: [], problemTypes: [], markets: [...file.markets] }, filter, "fr");
  expect([matches(certificate), matches(anyMarket)]).toEqual([isNamed, isAny]);
  expect(matchesFilter({ ...sheet, products: [], problemTypes: [] }, { market: "DE" }, "fr")).toBe(false);
});

test("the download filter always hides files that a newer one replaces", () => {
  const replacedFile = { ...sheet, products: [], problemTypes: [], replacedBy: ["newer"] };
  expect(matchesFilter(replacedFile, { language: "all" }, "fr")).toBe(false);
  expect(matchesFilter({ ...replacedFile, replacedBy: [] }, { language: "all" }, "fr")).toBe(true);
});

test.each<[string, Filter, string]>([
  ["", {}, ""],
  ["type=pdf&product=copia", { type: "pdf", product: "copia" }, "?type=pdf&product=copia"],
  ["product=copia&type=pdf", { type: "pdf", product: "copia" }, "?type=pdf&product=copia"],
  ["market=DE&resource=certificate", { market: "DE", resource: "certificate" }, "?resource=certificate&market=DE"],
  ["product=&type=&language=all&utm_source=x", { language: "all" }, "?language=all"],
])("the download filter query '?%s' means %o and is written as '%s'", (query, filter, address) => {
  expect(parseFilter(new URLSearchParams(query))).toEqual(filter);
  expect(filterQuery(filter)).toBe(address);
});

test("the download list adds the page number to the URL from page 2", () => {
  expect(filterQuery({ type: "pdf" }, 2)).toBe("?type=pdf&page=2");
  expect(filterQuery({}, 1)).toBe("");
});
