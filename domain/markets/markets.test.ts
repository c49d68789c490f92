import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { allTexts } from "#tests/words/texts.ts";
import { emergencyNumbersOf, type EmergencyRegion } from "./emergency-numbers.ts";
import { isSoldIn, markets } from "./markets.ts";

test("the smart plug is not sold in Australia and China, whose outlets it does not fit", () => {
  expect(languageCodes.filter((code) => isSoldIn(code, "smart-plug"))).toEqual(["fr", "en", "de"]);
  expect(isSoldIn("au", "copia")).toBe(true);
});

test.each<[EmergencyRegion, string[]]>([
  ["GB", ["999", "112"]],
  ["EU", ["112"]],
  ["US", ["911"]],
  ["AU", ["000"]],
  ["FR", ["18", "112"]],
  ["DE", ["112"]],
])("the fire service of %s has the numbers %j", (region, numbers) => expect(emergencyNumbersOf(region).fire).toEqual(numbers));

test("China has a number of its own for an ambulance", () => {
  expect(emergencyNumbersOf("CN")).toEqual({ fire: ["119"], ambulance: "120" });
});

test.each(languageCodes)("texts in %s name no emergency number of another market", (code) => {
  const numbersIn = (regions: readonly EmergencyRegion[]) =>
    regions.map(emergencyNumbersOf).flatMap(({ fire, ambulance }) => [...fire, ...(ambulance ? [ambulance] : [])]);
  // The international edition names no number in its texts; its notice lists them by country.
  const own = numbersIn(code === "en" ? [] : markets[code].emergency);
  const foreign = numbersIn(Object.values(markets).flatMap(({ emergency }) => emergency)).filter((number) => !own.includes(number));
  const foreignNumber = new RegExp(
    String.raw`(?:call|ring|dial|appelez|composez|rufen Sie|wählen Sie|拨打)\D{0,30}(?<!\d)(${foreign.join("|")})(?!\d)`,
    "i",
  );
  // Search words are what people type, not what the site says.
  const wrongTexts = allTexts.get(code)!.filter(({ file, text }) => !file.startsWith("content/search/") && foreignNumber.test(text));
  expect(wrongTexts.map(({ file, text }) => `${file}: ${foreignNumber.exec(text)![0]}`)).toEqual([]);
});
