import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(() => context.close());

describe("login", () => {
  test.each(["email", "username", "phone"])("by %s ignores letter case and replaces the session", async (way) => {
    const { browser, form, password } = await site.signUp();
    const first = browser.cookie();
    const login = way === "phone" ? { callingCode: "33", phone: form.phone } : { login: String(form[way]).toUpperCase() };
    const answer = await browser.call(way === "phone" ? "/account/login/phone" : "/account/login", { ...login, password, agree: true });
    expect(answer.body).toMatchObject({ code: 200, data: null });
    expect(browser.cookie()).not.toBe(first);
    expect((await site.open().call("/account/me", undefined, { cookie: first })).status).toBe(401);
    expect((await browser.call("/account/me")).status).toBe(200);
  });

  test("responds alike to wrong names and passwords and then requires a captcha", async () => {
    const { form, password } = await site.signUp();
    for (const login of [form.username, "Nobody.here"]) {
      const tries = [];
      for (let tried = 0; tried < 4; tried += 1)
        tries.push((await site.open().call("/account/login", { login, password: otherPassword, agree: true })).body);
      expect(tries.map(({ reason, data }) => [reason, data])).toEqual([
        ["wrongLogin", { captcha: false }],
        ["wrongLogin", { captcha: false }],
        ["wrongLogin", { captcha: true }],
        ["captchaRequired", { captcha: true }],
      ]);
    }
    const right = { login: form.username, password, agree: true };
    expect((await site.open().call("/account/login", right)).body.reason).toBe("captchaRequired");
    expect((await site.open().call("/account/login", { ...right, captcha: "no" })).body.reason).toBe("cookiesNeeded");
    const other = await storeCaptchaToken(context);
    expect((await site.open().call("/account/login", { ...right, captcha: "no" }, { cookie: other.cookie })).body.reasons).toEqual({
      captcha: "captchaFailed",
    });
    const { token, cookie } = await storeCaptchaToken(context);
    expect((await site.open().call("/account/login", { ...right, captcha: token }, { cookie })).body.code).toBe(200);
    expect((await site.open().call("/account/login", right)).body.code).toBe(200);
  });

  test("requires a captcha from an address after three failures at different names", async () => {
    const { form, password } = await site.signUp();
    const browser = site.open();
    for (let tried = 0; tried < 3; tried += 1) await browser.call("/account/login", { login: `Nobody.${tried}`, password, agree: true });
    expect((await browser.call("/account/login", { login: form.email, password, agree: true })).body.reason).toBe("captchaRequired");
    expect((await site.open().call("/account/login", { login: form.email, password, agree: true })).body.code).toBe(200);
  });

  test("evaluates only a few of many simultaneous guesses", async () => {
    const { form, password } = await site.signUp();
    const guesses = Array.from({ length: 12 }, (_, index) =>
      site.open().call("/account/login", { login: form.email, password: index === 11 ? password : otherPassword, agree: true }),
    );
    const reasons = (await Promise.all(guesses)).map(({ body }) => body.reason ?? "in");
    const gotIn = reasons.filter((reason) => reason === "in").length;
    expect(gotIn).toBeLessThanOrEqual(1);
    // A correct guess resets the counter, so three more guesses may be evaluated.
    const wrongCount = reasons.filter((reason) => reason === "wrongLogin").length;
    expect(wrongCount).toBeGreaterThanOrEqual(3);
    expect(wrongCount).toBeLessThanOrEqual(gotIn === 1 ? 6 : 3);
  });

  test("accepts many simultaneous correct logins", async () => {
    const { form, password } = await site.signUp();
    const logins = Array.from({ length: 8 }, () => site.open().call("/account/login", { login: form.email, password, agree: true }));
    expect((await Promise.all(logins)).map(({ body }) => body.code)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  test("refuses an invalid or unknown phone number like a wrong password", async () => {
    for (const phone of ["06 99 99 99 99", "0000000"]) {
      const { body } = await site.open().call("/account/login/phone", { callingCode: "33", phone, password: goodPassword, agree: true });
      expect(body).toMatchObject({ code: 400, reason: "wrongPhoneLogin" });
    }
  });

  test("sets Secure cookies with the __Secure- prefix over HTTPS", async () => {
    const { form, password } = await site.signUp();
    const browser = openTestApi(context, "https://site.test").open();
    const { cookies } = await browser.call("/account/login", { login: form.email, password, agree: true });
    expect(cookies[0]).toMatch(/^__Secure-ecactus\.session_token=.*Secure/);
    expect((await browser.call("/account/me")).status).toBe(200);
  });
});

test("the login API logs no errors during these tests", () => {
  expect(site.log).toEqual([]);
});
