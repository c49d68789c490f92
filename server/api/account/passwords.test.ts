import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUpForm } from "#tests/support/sign-up-form.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(() => context.close());

/** Signs up with a valid code, so that only the password can be refused. */
async function signUpWith(password: string) {
  const form = signUpForm({ password, confirmPassword: password });
  const browser = site.open();
  const { body } = await browser.call("/account/sign-up", { ...form, code: await site.getCode(form.email) });
  return { form, body };
}

describe("password of a sign-up", () => {
  test.each([
    ["8 characters of all four types", "Zirb:7qK"],
    ["20 characters of all four types", "Zirbel7:LaternenHof9"],
    ["upper case, lower case and digits", "Zirbel7Laterne"],
    ["upper case, lower case and special characters", "Zirbel:Laterne"],
    ["upper case, digits and special characters", "ZIRBEL:7LATERNE"],
    ["lower case, digits and special characters", "zirbel:7laterne"],
    ["letters with accents and characters that are no letters", "Žïřbél→Łâtęrñé"],
  ])("is accepted and logs in afterwards: %s", async (_, password) => {
    const { form, body } = await signUpWith(password);
    expect(body).toMatchObject({ code: 200 });
    const login = { login: form.username, password, agree: true };
    expect((await site.open().call("/account/login", login)).body.code).toBe(200);
    expect((await site.open().call("/account/login", { ...login, password: `${password}x` })).body.reason).toBe("wrongLogin");
  });

  test.each([
    ["7 characters", "Zirb:7q"],
    ["21 characters", "Zirbel7:LaternenHof98"],
    ["a space", "Zirbel 7Laterne"],
    ["a space at its end", "Zirbel:7 "],
    ["upper and lower case only", "ZirbelLaterne"],
    ["upper case and digits only", "ZIRBEL7LATERNE"],
    ["upper case and special characters only", "ZIRBEL:LATERNE"],
    ["lower case and digits only", "zirbel7laterne"],
    ["lower case and special characters only", "zirbel:laterne"],
    ["digits and special characters only", "2026:11:26:20"],
    ["one type only", "zirbellaterne"],
  ])("is refused with the message of the specification: %s", async (_, password) => {
    const { form, body } = await signUpWith(password);
    expect(body).toMatchObject({ code: 400, reasons: { password: "passwordFormat" }, data: { password: "password format is incorrect" } });
    expect(Object.keys(body.reasons!)).toEqual(["password"]);
    expect((await site.open().call("/account/login", { login: form.username, password, agree: true })).body.reason).toBe("wrongLogin");
  });
});
