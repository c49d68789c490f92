import { expect, test } from "vitest";
import { chooseConsoleLanguage } from "./console-language.ts";

test.each([
  ["cn", "fr-FR", "cn"],
  ["cn", undefined, "cn"],
  [undefined, "zh-CN", "cn"],
  ["", "zh-cn", "cn"],
  ["fr", "zh-CN", "en"],
  ["en", "zh-CN", "en"],
  ["de", "zh-CN", "en"],
  ["au", "zh-CN", "en"],
  ["xx", "zh-CN", "en"],
  [undefined, "zh-TW", "en"],
  [undefined, "zh", "en"],
  [undefined, "fr-FR", "en"],
  [undefined, undefined, "en"],
])("the console language for cached %s and browser %s is %s", (cached, browser, expected) => {
  expect(chooseConsoleLanguage(cached, browser)).toBe(expected);
});
