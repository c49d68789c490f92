import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { baseLanguageOf } from "#i18n/traits.ts";
import { claims, derivedFigures, findFigures } from "./claims.ts";
import { allTexts } from "./texts.ts";

/** Files in which the company speaks about its products and itself: every figure there is a claim. */
const sellingPages = /^app\/pages\/(home|products|product|about-us)\/|^content\/product\//;

const isSameFigure = (claim: (typeof claims)[number], figure: { value: number; unit: string }) =>
  claim.unit === figure.unit && claim.values.includes(figure.value);

test.each([
  ["fr", "4,99 à 29,94 kWh, plus de 10 000 cycles", ["29.94 kWh", "10000 cycle"]],
  ["en", "75% in 15 minutes, within 15 seconds, 1C", ["75 %", "15 min", "15 s", "1 C"]],
  ["de", "bis zu 149,76 kWh und 2-fach", ["149.76 kWh", "2 ×"]],
  ["cn", "小于 10 ms，超过 10,000 次，2 倍", ["10 ms", "10000 cycle", "2 ×"]],
] as const)("figures of a text in %s are read from: %s", (language, text, expected) => {
  expect(findFigures(text, language).map(({ value, unit }) => `${value} ${unit}`)).toEqual(expected);
});

describe.each(languageCodes)("claims of the company in %s", (language) => {
  const words = baseLanguageOf(language);
  const texts = allTexts.get(language)!;

  test("are the only figures on sales pages", () => {
    const knownFigures = [...claims.flatMap(({ values, unit }) => values.map((value) => ({ value, unit }))), ...derivedFigures];
    const unknownFigures = texts
      .filter(({ file }) => sellingPages.test(file))
      .flatMap(({ file, text }) => findFigures(text, language).map((figure) => ({ file, figure })))
      .filter(({ figure }) => !knownFigures.some(({ value, unit }) => value === figure.value && unit === figure.unit))
      .map(({ file, figure }) => `${file}: ${figure.written}`);
    expect(unknownFigures).toEqual([]);
  });

  test.each(claims)("$name is stated with its condition and not exaggerated", ({ needs, never, ...claim }) => {
    const textsWithClaim = texts
      .filter(({ file }) => sellingPages.test(file))
      .filter(({ text }) => findFigures(text, language).some((figure) => isSameFigure(claim, figure)));
    expect(textsWithClaim.length).toBeGreaterThan(0);
    const wrongTexts = textsWithClaim.filter(({ text }) => (needs && !needs[words].test(text)) || never?.[words]?.test(text));
    expect(wrongTexts.map(({ file, text }) => `${file}: ${text.slice(0, 300)}`)).toEqual([]);
  });
});
