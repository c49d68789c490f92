import { expect, test } from "vitest";
import { languageCodes } from "./languages.ts";
import { regionNames } from "./region-names.ts";

test("the Chinese region names mark Taiwan, Hong Kong and Macao as parts of China", () => {
  expect(["TW", "HK", "MO", "FR"].map(regionNames("cn"))).toEqual(["中国台湾", "中国香港", "中国澳门", "法国"]);
  expect(languageCodes.map((language) => regionNames(language)("FR"))).toEqual(["France", "France", "法国", "France", "Frankreich"]);
});
