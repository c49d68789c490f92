import { expect, test } from "vitest";
import { preferredStaffLanguage } from "./staff-languages.ts";

test.each([
  [["de-AT", "de", "en-US"], "de"],
  [["zh-Hant-TW"], "cn"],
  [["ja", "fr-CA", "en"], "fr"],
  [["ja"], "en"],
  [[], "en"],
])("the language of the back office for a browser with %j is %s", (tags, expected) => {
  expect(preferredStaffLanguage(tags)).toBe(expected);
});
