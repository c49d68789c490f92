import fc from "fast-check";
import { expect, test } from "vitest";
import { isPassword } from "#domain/account/schema";
import { passwordTraits } from "./password-traits.ts";

test("password checklist › marks nothing for an empty password", () => {
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
])("password checklist › decides whether %s is sufficient", (password, enough) => {
  expect(passwordTraits(password).enough).toBe(enough);
});

test("password checklist › agrees with the validation rule for any password", () => {
  const signs = fc.oneof(fc.constantFrom(..."Aa1-é É\t\u0301中😀".split("")), fc.string({ unit: "binary", minLength: 1, maxLength: 1 }));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 24 }), (typed) => {
      const password = typed.join("");
      expect(passwordTraits(password).enough).toBe(isPassword(password));
    }),
    { numRuns: 2000 },
  );
});
