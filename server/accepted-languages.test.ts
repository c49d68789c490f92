import { expect, test } from "vitest";
import { acceptedLanguages } from "./accepted-languages.ts";

test.each([
  ["zh-CN,zh;q=0.9,en;q=0.8", ["zh-CN", "zh", "en"]],
  ["en;q=0.5", ["en"]],
  ["en;q=0.5, de;q=0.9, fr", ["fr", "de", "en"]],
  ["fr;q=0, en", ["en"]],
  ["*, de;q=0.5", ["de"]],
  ["", []],
  [null, []],
])("Accept-Language %s is parsed as %j", (header, expected) => {
  expect(acceptedLanguages(header)).toEqual(expected);
});
