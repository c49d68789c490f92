import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { allTexts } from "#tests/words/texts.ts";
import { isSoldIn, markets } from "./markets.ts";

test("the smart plug is not sold in Australia and China, whose outlets it does not fit", () => {
  expect(languageCodes.filter((code) => isSoldIn(code, "smart-plug"))).toEqual(["fr", "en", "de"]);
  expect(isSoldIn("au", "copia")).toBe(true);
});

test.each(languageCodes)("texts in %s name no emergency number of another market", (code) => {
  const allNumbers = new Set(Object.values(markets).flatMap(({ emergency }) => emergency));
  const foreign = [...allNumbers].filter((number) => !markets[code].emergency.includes(number));
  const foreignNumber = new RegExp(
    String.raw`(?:call|ring|dial|appelez|composez|rufen Sie|wählen Sie|拨打)\D{0,30}(?<!\d)(${foreign.join("|")})(?!\d)`,
    "i",
  );
  const wrongTexts = allTexts.get(code)!.filter(({ text }) => foreignNumber.test(text));
  expect(wrongTexts.map(({ file, text }) => `${file}: ${foreignNumber.exec(text)![0]}`)).toEqual([]);
});
