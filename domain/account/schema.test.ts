import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { signUpForm } from "#tests/support/sign-up-form.ts";
import {
  codeSchema,
  emailSchema,
  endSessionsSchema,
  loginSchema,
  describePassword,
  passwordSchema,
  phoneLoginSchema,
  profileSchema,
  retrieveSchema,
  signUpSchema,
} from "./schema.ts";

const form = { ...signUpForm(), code: "123456" };

/** Error code of each field. */
function reasonsOf(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const result = v.safeParse(schema, value);
  return Object.fromEntries((result.issues ?? []).map(({ path, message }) => [String(path?.[0]?.key), message]).toReversed());
}

const reasonOf = (field: string, value: unknown, changes: object = {}) =>
  reasonsOf(signUpSchema, { ...form, ...changes, [field]: value })[field];

test.each([
  ["abcde", true],
  ["a1._b", true],
  ["ABCDEfghij0123456789", true],
  ["ABCDEfghij01234567890", false],
  ["abcd", false],
  ["1abcd", false],
  [".abcd", false],
  ["abc de", false],
  ["abc-de", false],
  ["äbcde", false],
  ["аbcde", false],
  ["abcde🌵", false],
  ["abcde\n", true],
  ["a@bcde", false],
])("the username %j is valid: %s", (username, isAllowed) => {
  expect(reasonOf("username", username)).toBe(isAllowed ? undefined : "usernameFormat");
});

test.each([
  ["Abcdef12", true],
  ["abcdef1!", true],
  ["ABCDEF1!", true],
  ["Abcdefg!", true],
  ["Abcdefg1Abcdefg1Abcd", true],
  ["Abcdefg1Abcdefg1Abcd5", false],
  ["Abcde12", false],
  ["abcdefgh", false],
  ["abcdefg1", false],
  ["ABCDEFG1", false],
  ["Abcdefgh", false],
  ["12345678", false],
  ["Abc def1", false],
  ["Abcdef1\u00a0", false],
  ["Abcdef1\t", false],
  ["Ébcdéf12", true],
  ["密码密码abcD", true],
  ["Aa1🌵🌵🌵🌵🌵", true],
  ["Aa1🌵🌵🌵🌵", false],
])("the password %j is valid: %s", (password, isAllowed) => {
  expect(reasonOf("password", password, { confirmPassword: password })).toBe(isAllowed ? undefined : "passwordFormat");
});

test("the sign-up form converts full-width digits to ASCII", () => {
  const { callingCode, phone, code } = v.parse(signUpSchema, {
    ...form,
    callingCode: "＋８６",
    phone: "１３８ ００１３ ８０００",
    code: "１２３４５６",
  });
  expect({ callingCode, phone, code }).toEqual({ callingCode: "86", phone: "138 0013 8000", code: "123456" });
});

describe.each([
  ["sign-up", signUpSchema, form],
  ["password reset", retrieveSchema, form],
  ["the personal centre", passwordSchema, { currentPassword: goodPassword }],
] as const)("password confirmation for %s", (_, schema, others) => {
  test.each([
    [goodPassword, goodPassword, {}],
    [goodPassword, otherPassword, { confirmPassword: "passwordsDiffer" }],
    ["short", "short", { password: "passwordFormat" }],
    // One mistake gives one message; the format error takes precedence.
    ["short", goodPassword, { password: "passwordFormat" }],
    ["short", "", { password: "passwordFormat", confirmPassword: "required" }],
    ["", goodPassword, { password: "required" }],
  ])("returns the error codes for %j and %j", (password, confirmPassword, reasons) => {
    expect(reasonsOf(schema, { ...others, password, confirmPassword })).toEqual(reasons);
  });
});

test("the password rules count length, spaces and character types", () => {
  expect(describePassword("Abc 1")).toEqual({ length: 5, hasSpaces: true, types: 3 });
  expect(describePassword("")).toEqual({ length: 0, hasSpaces: false, types: 0 });
});

test("the sign-up form normalizes accents in passwords", () => {
  const [composed, decomposed] = ["Éclair-12", "Éclair-12".normalize("NFD")];
  const result = v.parse(signUpSchema, { ...form, password: composed, confirmPassword: decomposed });
  expect(result.password).toBe(composed);
});

test.each([
  ["country", "ZZ", "unknownChoice"],
  ["country", "", "required"],
  ["callingCode", "0", "phoneFormat"],
  ["callingCode", "+33", undefined],
  ["callingCode", "0033", undefined],
  ["callingCode", "＋８６", undefined],
  ["phone", "123", "phoneFormat"],
  ["phone", "abc def", "phoneFormat"],
  ["phone", "０６ １２ ３４ ５６ ７８", undefined],
  ["phone", "＋86 １３８（００１３）－8000", undefined],
  ["phone", "０６–１２–３４–５６–７８", undefined],
  ["email", "", "emailRequired"],
  ["email", "a@b", "emailFormat"],
  ["nickname", "", "required"],
  ["nickname", "x".repeat(31), "tooLong"],
  ["nickname", "a\nb", "controlCharacters"],
  ["nickname", "李 🌵", undefined],
  ["confirmPassword", otherPassword, "passwordsDiffer"],
  ["confirmPassword", "", "required"],
  ["code", "12345", "wrongCode"],
  ["code", "123 456", undefined],
  ["code", "１２３ ４５６", undefined],
  ["code", "１２３４５", "wrongCode"],
  ["agree", false, "agreementRequired"],
  ["agree", "on", undefined],
  ["agree", undefined, "agreementRequired"],
])("the sign-up form with the field %s set to %j returns %s", (field, value, reason) => {
  expect(reasonOf(field, value)).toBe(reason);
});

describe("empty account form", () => {
  const both = { password: "required", confirmPassword: "required" };
  const ofPhone = { callingCode: "required", phone: "required" };
  test.each([
    ["codeSchema", codeSchema, { email: "emailRequired", purpose: "invalidInput", captcha: "captchaRequired" }],
    [
      "signUpSchema",
      signUpSchema,
      {
        country: "required",
        ...ofPhone,
        email: "emailRequired",
        username: "required",
        nickname: "required",
        ...both,
        code: "required",
        agree: "agreementRequired",
      },
    ],
    ["loginSchema", loginSchema, { login: "required", password: "required", agree: "agreementRequired" }],
    ["phoneLoginSchema", phoneLoginSchema, { ...ofPhone, password: "required", agree: "agreementRequired" }],
    ["retrieveSchema", retrieveSchema, { email: "emailRequired", code: "required", ...both }],
    ["profileSchema", profileSchema, { nickname: "required", ...ofPhone, country: "required", language: "unknownChoice" }],
    ["passwordSchema", passwordSchema, { currentPassword: "required", ...both }],
    ["emailSchema", emailSchema, { email: "emailRequired", code: "required", password: "required" }],
  ] as const)("returns an error code for every field of %s", (_, schema, reasons) => {
    const reasonsFound = reasonsOf(schema, {});
    expect({ ...reasonsFound, ...("purpose" in reasons && { purpose: "invalidInput" }) }).toEqual(reasons);
  });
});

test("the login form accepts any password within the length limit and keeps its spaces", () => {
  expect(v.is(loginSchema, { login: "x", password: "old one", agree: true })).toBe(true);
  expect(v.is(loginSchema, { login: "x", password: goodPassword.repeat(20), agree: true })).toBe(false);
  expect(v.parse(loginSchema, { login: " x ", password: " y ", agree: "1", captcha: "" })).toEqual({
    login: "x",
    password: " y ",
    agree: true,
    captcha: undefined,
  });
});

test.each([
  [{ all: "others" }, true],
  [{ id: "0c9f1c5e-58a5-4f0e-8f5e-0b5a3c6d7e8f" }, true],
  [{ id: "1" }, false],
  [{ all: "all" }, false],
  [{}, false],
])("the request to end sessions accepts %j: %s", (value, isAllowed) => {
  expect(v.is(endSessionsSchema, value)).toBe(isAllowed);
});
