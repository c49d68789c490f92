import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { isPassword } from "../schema.ts";

test.each([
  ["Passw0rd!", true],
  ["Admin123", true],
  ["ADMIN123a", false],
  ["Password1", true],
  ["PASSWORD1!", true],
  ["!!Password1", true],
  ["P@ssw0rd", true],
  ["P@$$word1!", true],
  ["Qwerty123", true],
  ["Iloveyou1", true],
  ["Dragon!!", true],
  ["Ｐassword1", true],
  ["Cactus-2026", false],
  ["Agave:13kW", false],
  ["密码密码abcD1", false],
  ["Xq7-wandering", false],
])("the common password list contains the well-formed password %j: %s", async (password, isCommon) => {
  expect(isPassword(password)).toBe(true);
  expect(await isCommonPassword(password)).toBe(isCommon);
});
