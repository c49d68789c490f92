import { expect, test } from "vitest";
import { preferredStaffLanguage } from "./staff-languages.ts";

test.each([
  [["de-AT", "de", "en-US"], "de"],
  [["zh-Hant-TW"], "cn"],
  [["ja", "fr-CA", "en"], "fr"],
  [["ja"], "en"],
  [[], "en"],
])("language of the back office › is the first of the browser's %j that it is in: %s", (tags, expected) => {
  expect(preferredStaffLanguage(tags)).toBe(expected);
});
