import { expect, test } from "vitest";
import { passwordTraits } from "./password-traits.ts";

test("an empty password has nothing", () => {
  expect(passwordTraits("")).toEqual({ length: false, noSpaces: false, types: { upper: false, lower: false, digit: false, special: false }, enoughTypes: false, enough: false });
});

test.each([
  ["Cactus26", true],
  ["cactus-26", true],
  ["CACTUS-26", true],
  ["Cactus-x", true],
  ["cactus26", false],
  ["Cactus2", false],
  ["Cactus 26", false],
  ["Cactus26Cactus26Cactus26", false],
])("%s", (password, enough) => {
  expect(passwordTraits(password).enough).toBe(enough);
});
