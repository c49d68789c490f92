import { describe, expect, test } from "vitest";
import { productCategories } from "#domain/content/schema";
import { declaredQuery, findPage } from "#app/routing/match-page.ts";
import { catalogueQuery, parseCatalogueState } from "./catalogue-query.ts";

const knownValues = { categories: ["battery", "all-in-one"], ids: ["agave", "myrtillo", "copia", "cholla-4g"] };
const parse = (query: string) => parseCatalogueState(new URLSearchParams(query), knownValues);

describe("product catalogue URL", () => {
  test.each([
    ["", undefined, []],
    ["category=battery", "battery", []],
    ["category=accessory", undefined, []],
    ["category=Battery", undefined, []],
    ["category=battery&category=all-in-one", "battery", []],
    ["compare=copia", undefined, ["copia"]],
    ["compare=copia,agave", undefined, ["agave", "copia"]],
    ["compare=copia&compare=agave", undefined, ["agave", "copia"]],
    ["compare=copia,copia&compare=copia", undefined, ["copia"]],
    ["compare=agave,nothing,copia", undefined, ["agave", "copia"]],
    ["compare=agave,myrtillo,copia,cholla-4g", undefined, ["agave", "myrtillo", "copia"]],
    ["compare=,,&compare=", undefined, []],
    ["compare=__proto__,toString", undefined, []],
    ["category=all-in-one&compare=myrtillo", "all-in-one", ["myrtillo"]],
  ])("'%s' selects known categories and products only", (query, category, compared) =>
    expect(parse(query)).toEqual({ category, compared }),
  );
});

test.each(["", "?category=battery", "?compare=agave", "?category=all-in-one&compare=agave,copia"])(
  "the product catalogue URL '%s' is read and written back unchanged",
  (query) => expect(catalogueQuery(parse(query.slice(1)))).toBe(query),
);

describe("product catalogue route", () => {
  const acceptedQuery = (query: string) => declaredQuery(findPage("/products")!.page, query);

  test("accepts the six filter categories and no other value", () => {
    const filters = productCategories.filter((category) => category !== "accessory");
    for (const category of filters) expect(acceptedQuery(`category=${category}`)).toBe(`category=${category}`);
    for (const value of ["accessory", "batteries", "BATTERY", "battery ", ""]) expect(acceptedQuery(`category=${value}`)).toBe("");
  });
  test("treats comma-separated and repeated ids as equal", () => {
    expect(acceptedQuery("compare=a&compare=b")).toBe(acceptedQuery("compare=a,b"));
    expect(new URLSearchParams(acceptedQuery("compare=a&compare=b")).get("compare")).toBe("a,b");
  });
  test.each([
    "compare=",
    "compare=a,,b",
    "compare=A",
    "compare=a b",
    "compare=%3Cscript%3E",
    `compare=${"x".repeat(101)}`,
    `compare=${Array(21).fill("a").join(",")}`,
    "page=2",
  ])("drops the query %s", (query) => expect(acceptedQuery(query)).toBe(""));
});
