import fc from "fast-check";
import { expect, test } from "vitest";
import { isPassword } from "#domain/account/schema";
import { passwordTraits } from "./password-traits.ts";

test("an empty password has nothing", () => {
  expect(passwordTraits("")).toEqual({ length: false, noSpaces: false, types: new Set(), enoughTypes: false, enough: false });
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

test("the list says of every password what the rule says", () => {
  const signs = fc.oneof(fc.constantFrom(..."Aa1-é É\t\u0301中😀".split("")), fc.string({ unit: "binary", minLength: 1, maxLength: 1 }));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 24 }), (typed) => {
      const password = typed.join("");
      expect(passwordTraits(password).enough).toBe(isPassword(password));
    }),
    { numRuns: 2000 },
  );
});
