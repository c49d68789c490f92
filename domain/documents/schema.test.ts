import { describe, expect, test } from "vitest";
import { documentKindsOf, documentName, nextExpiry, pictureName, productOf } from "./schema.ts";

test.each([
  [documentName("copia", "data-sheet", "fr"), "copia"],
  [documentName("a-data-sheet-en", "quick-guide", "cn"), "a-data-sheet-en"],
  [pictureName("copia", "cutout"), "copia"],
  [pictureName("copia", "picture"), "copia"],
  ["copia-data-sheet-xx.pdf", undefined],
  ["copia-data-sheet.pdf", undefined],
  ["copia-fr.pdf", undefined],
  ["copia-cutout.jpg", undefined],
  ["../copia-data-sheet-fr.pdf", undefined],
  ["COPIA-data-sheet-fr.pdf", undefined],
  ["", undefined],
])("the document name '%s' refers to the product %s", (name, product) => {
  expect(productOf(name)).toBe(product);
});

const figures = (count: number) => Array.from({ length: count }, () => ({}));

test.each<[string, { figures: object[]; guide?: string }, string[]]>([
  ["without figures", { figures: [], guide: "plug" }, ["quick-guide"]],
  ["with a single figure", { figures: figures(1), guide: "logger" }, ["quick-guide"]],
  ["with two figures", { figures: figures(2), guide: "battery" }, ["data-sheet", "quick-guide"]],
  ["with figures but of no kind of device", { figures: figures(5) }, ["data-sheet"]],
  ["with neither", { figures: [] }, []],
])("a product %s has only the documents that it can fill", (_, product, kinds) => expect(documentKindsOf(product)).toEqual(kinds));

describe("validity of a certificate", () => {
  const now = new Date("2026-05-01T12:00:00Z");

  test("ends next after the earliest last day that is not over", () => {
    const certificates = ["2026-04-30", "2026-06-01", "2026-05-01", undefined].map((validUntil) => ({ validUntil }));
    expect(nextExpiry(certificates, now)).toEqual(new Date("2026-05-02T00:00:00Z"));
    expect(nextExpiry([{ validUntil: "2026-04-30" }, {}], now)).toBeUndefined();
  });
});
