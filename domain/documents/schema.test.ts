import { expect, test } from "vitest";
import { documentName, pictureName, productOf } from "./schema.ts";

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
