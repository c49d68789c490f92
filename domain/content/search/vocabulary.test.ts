import { expect, test } from "vitest";
import { distance, deletionsOf } from "./vocabulary.ts";

test.each([
  ["agave", "agave", 0],
  ["agvae", "agave", 1],
  ["batery", "battery", 1],
  ["batttery", "battery", 1],
  ["bettery", "battery", 1],
  ["weckselrihter", "wechselrichter", 2],
  ["", "abc", 3],
  ["abc", "", 3],
])("the edit distance from '%s' to '%s' is %i", (typed, word, mistakes) => {
  expect(distance(typed, word)).toBe(mistakes);
});

test.each([
  ["agvae", "agave"],
  ["xattery", "battery"],
  ["invrter", "inverter"],
  ["wechselrihter", "wechselrichter"],
  ["weckselrihter", "wechselrichter"],
  ["instalattion", "installation"],
])("the deletion neighbourhood of %s overlaps with that of %s", (typed, word) => {
  expect(deletionsOf("en", typed).some((rest) => deletionsOf("en", word).includes(rest))).toBe(true);
});

test("the deletion neighbourhood is separate per language and has at most 29 entries", () => {
  expect(deletionsOf("en", "battery").some((rest) => deletionsOf("fr", "battery").includes(rest))).toBe(false);
  expect(deletionsOf("de", "wechselrichter").length).toBeLessThanOrEqual(29);
});
