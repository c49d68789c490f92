import { expect, test } from "vitest";
import { chooseLanguages } from "./choose-languages.ts";

const none = { left: null, right: null };

test.each([
  ["the first ones of the entry", ["en", "de"], none, "en", "de"],
  ["those of the address", ["en", "de"], { left: "cn", right: "fr" }, "cn", "fr"],
  ["another one instead of the same twice", ["en", "de"], { left: "de", right: "de" }, "de", "en"],
  ["a second one that the entry lacks", ["en"], none, "en", "fr"],
  ["French for an entry without languages", [], none, "fr", "en"],
  ["known ones only", ["de", "au"], { left: "xx", right: "xx" }, "de", "au"],
] as const)("the two languages of an entry › are %s", (_, available, address, left, right) => {
  expect(chooseLanguages(available, address)).toEqual({ left, right });
});
