import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { findEquations } from "./equations.ts";
import { allTexts } from "./texts.ts";

test.each([
  ["en", "8,500 kWh ÷ 365 = 23.3 kWh", true],
  ["en", "8,500 kWh ÷ 365 = 23.4 kWh", false],
  ["de", "(13,56 + 6,16) ÷ 0,9 = 21,9 kWh", true],
  ["fr", "18 000 ÷ 62,5 = 288", true],
  ["fr", "6,8 ÷ 0,9 = 7,5 kWh", false],
] as const)("the equation check in %s reports '%s' as correct: %s", (language, text, right) => {
  expect(findEquations(text, language).map(({ left, right: stated, tolerance }) => Math.abs(left - stated) <= tolerance)).toEqual([right]);
});

test.each(languageCodes)("the content in %s contains only correct equations", (language) => {
  const equations = allTexts
    .get(language)!
    .filter(({ file }) => file.startsWith("content/"))
    .flatMap(({ file, text }) => findEquations(text, language).map((equation) => ({ file, ...equation })));
  expect(equations.length).toBeGreaterThan(40);
  expect(
    equations
      .filter(({ left, right, tolerance }) => Math.abs(left - right) > tolerance)
      .map(({ file, written, left }) => `${file}: ${written}, but it is ${left}`),
  ).toEqual([]);
});
