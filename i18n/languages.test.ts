import { expect, test } from "vitest";
import { contentLanguageOf, defaultLanguage, languageCodes, languages, languagesOfWebsite, websiteIdOf } from "./languages.ts";

test("the language table has five languages, French first and without a prefix", () => {
  expect(languageCodes).toEqual(["fr", "en", "cn", "au", "de"]);
  expect(defaultLanguage).toBe("fr");
  expect(languageCodes.map((code) => languages[code].prefix)).toEqual(["", "/en", "/cn", "/au", "/de"]);
});

test.each([
  ["cn", 1],
  ["au", 2],
  ["en", 3],
  ["de", 4],
  ["fr", 3],
  ["xx", 1],
  ["", 1],
  ["toString", 1],
])("the website id of the language %j is %i", (code, websiteId) => expect(websiteIdOf(code)).toBe(websiteId));

test.each([
  ["cn", "zh_CN", "zh-CN"],
  ["en", "en-US", "en-US"],
  ["au", "en_AU", "en-AU"],
  ["de", "de_DE", "de"],
  ["fr", "en-US", "fr"],
] as const)("the language %s has the locale code %s and the tag %s", (code, locale, tag) =>
  expect(languages[code]).toMatchObject({ locale, tag }),
);

test("the content language of French is English", () => {
  expect(languageCodes.map(contentLanguageOf)).toEqual(["en", "en", "cn", "au", "de"]);
  expect(languagesOfWebsite(3)).toEqual(["fr", "en"]);
});
