import path from "node:path";
import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { figureCopies, figureText } from "../figures/schema.ts";
import { product } from "./collections/product.ts";
import { figureNames } from "./figure-names.ts";
import { figureUnits, hasOwnUnit, unitNames, unitOf } from "./figure-units.ts";
import { readContentFiles } from "./read-content-files.ts";
import type { Figure } from "./schema.ts";

const content = path.resolve(import.meta.dirname, "../../content");

test("product figures › every figure of the content has its unit", async () => {
  const entries = await readContentFiles(content, product);
  const all = entries.flatMap(({ data }) => data.figures as Figure[]);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((figure) => !hasOwnUnit(figure))).toEqual([]);
});

test.each([
  [{ name: "weight" }, "kg"],
  [{ name: "dimensions", text: "600 × 1200" }, "mm"],
  [{ name: "power", text: "on request" }, undefined],
  [{ name: "cycles" }, undefined],
] as const)("product figures › the unit of %o is %s", (figure, unit) => {
  expect(unitOf(figure)).toBe(unit);
});

test.each(languageCodes)("product figures › no unit of a figure is an English word in %s, except in English", (language) => {
  const words = figureNames.flatMap((name) => {
    const text = figureText(language, { name, value: 10, unit: unitOf({ name }) }, figureCopies[language]);
    return /year/.test(text) ? [text] : [];
  });
  expect(words.length > 0).toBe(language === "en" || language === "au");
});

test("product figures › staff see a name for each unit that is a word", () => {
  const words = [...new Set(Object.values(figureUnits))].filter((unit) => /^[a-z]{3,}$/.test(unit));
  expect(words.filter((unit) => !(unit in unitNames))).toEqual([]);
});
