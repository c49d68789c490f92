import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { deleteExpiredSessions } from "#domain/account";
import { messages } from "#i18n/messages/index.ts";
import { otherPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { readMailedCode, readQueuedMails, signUpForm, wrongCodeFor } from "#tests/support/sign-up-form.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(() => context.close());

const later = (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString());

async function countOf(table: string): Promise<number> {
  const { rows } = await context.database.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`);
  return rows[0]!.count;
}

describe("sign-up", () => {
  test("logs in with an HttpOnly session cookie", async () => {
    const { answer, browser, form } = await site.signUp();
    expect(answer.body).toMatchObject({ code: 200, data: null });
    expect(answer.cookies).toEqual([
      expect.stringContaining("session_token"),
      expect.stringMatching(/^signed_in=1; Max-Age=2592000; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^known_device=[\w.-]+; Max-Age=15552000; Path=\/; SameSite=Lax; HttpOnly$/),
    ]);
    expect(answer.cookies[0]).toMatch(/^ecactus\.session_token=[^;]+;.*Max-Age=2592000/);
    expect(answer.cookies[0]).toMatch(/HttpOnly/);
    expect(answer.cookies[0]).toMatch(/SameSite=Lax/i);
    expect(answer.cookies[0]).not.toMatch(/Secure/);
    const me = await browser.call("/account/me");
    expect(me.body.data).toMatchObject({
      email: form.email,
      username: form.username,
      nickname: "Léa",
      country: "FR",
      language: "en",
      callingCode: "33",
      openApi: false,
    });
    expect((me.body.data as { phone: string }).phone).toMatch(/^\+336/);
    expect(me.headers.get("cache-control")).toBe("no-store");
  });

  test("reveals registered values only with a valid code", async () => {
    const { form: registered } = await site.signUp();
    const before = await countOf("account");
    const browser = site.open();
    for (const takenForm of [{ email: registered.email }, { username: registered.username.toUpperCase() }, { phone: registered.phone }]) {
      const form = signUpForm(takenForm);
      if (form.email === registered.email) later(61);
      const code = await site.getCode(form.email);
      const unproven = await browser.call("/account/sign-up", { ...form, code: wrongCodeFor(code) });
      expect(unproven.body.reasons).toEqual({ code: "wrongCode" });
      const result = await browser.call("/account/sign-up", { ...form, code });
      const [field] = Object.keys(takenForm) as ["email" | "username" | "phone"];
      expect(result.body.reasons).toEqual({
        [field]: { email: "emailRegistered", username: "usernameTaken", phone: "phoneRegistered" }[field],
      });
      expect(result.cookies).toEqual([]);
    }
    expect(await countOf("account")).toBe(before);
  });

  test("accepts the same code again after a taken username", async () => {
    const { form: registered } = await site.signUp();
    const form = signUpForm({ username: registered.username });
    const code = await site.getCode(form.email);
    const browser = site.open();
    expect((await browser.call("/account/sign-up", { ...form, code })).body.reasons).toEqual({ username: "usernameTaken" });
    const renamed = { ...form, username: signUpForm().username, code };
    expect((await browser.call("/account/sign-up", renamed)).body.code).toBe(200);
    expect((await browser.call("/account/sign-up", { ...renamed, ...signUpForm({ email: form.email }) })).body.reasons).toEqual({
      email: "emailRegistered",
    });
  });

  test("refuses a common password and keeps the code valid", async () => {
    const form = signUpForm();
    const code = await site.getCode(form.email);
    const { body } = await site.open().call("/account/sign-up", { ...form, password: "Passw0rd!", confirmPassword: "Passw0rd!", code });
    expect(body).toMatchObject({ reasons: { password: "passwordCommon" }, data: { password: messages.en.passwordCommon } });
    expect((await site.open().call("/account/sign-up", { ...form, code })).body.code).toBe(200);
  });

  test.each([
    ["the username", { username: "Cellar.door" }, "Cellar.doorA1"],
    ["the nickname", { nickname: "Marguerite" }, "Marguerite2026!"],
    ["the local part of the address", { email: "b.lindqvist@site.test" }, "Lindqvist-1"],
  ])("refuses a password made of %s", async (_, changes, password) => {
    const form = signUpForm(changes);
    const { body } = await site.open().call("/account/sign-up", { ...form, password, confirmPassword: password, code: "000000" });
    expect(body.reasons).toEqual({ password: "passwordCommon" });
    const other = await site.open().call("/account/sign-up", { ...signUpForm(), password, confirmPassword: password, code: "000000" });
    expect(other.body.reasons).toEqual({ code: "wrongCode" });
  });

  test("refuses an invalid phone number before it checks the code", async () => {
    const { body } = await site
      .open()
      .call("/account/sign-up", { ...signUpForm({ callingCode: "33", phone: "06 12 34" }), code: "000000" });
    expect(body.reasons).toEqual({ phone: "phoneFormat" });
  });
});

describe("mailed account code", () => {
  test("is sent alike to known and unknown addresses", async () => {
    const { form } = await site.signUp();
    later(61);
    const answers = [];
    for (const email of [form.email, signUpForm().email]) {
      for (const purpose of ["signUp", "retrieve"]) {
        const { token, cookie } = await storeCaptchaToken(context);
        const { status, body } = await site.open().call("/account/code", { email, purpose, captcha: token }, { cookie });
        answers.push({ status, body, mails: (await readQueuedMails(context, email)).slice(-1).map(({ name }) => name) });
      }
    }
    const answer = { status: 200, body: { code: 200, message: "OK", data: { resendAfter: 60 } } };
    expect(answers).toEqual([...answers.slice(0, 2), ...answers.slice(0, 2)]);
    expect(answers.slice(0, 2)).toEqual([
      { ...answer, mails: ["signUpCode"] },
      { ...answer, mails: ["retrieveCode"] },
    ]);
  });

  test("requires an unused captcha token of the same visitor", async () => {
    const browser = site.open();
    const ask = (captcha: unknown, cookie: string) =>
      browser.call("/account/code", { email: signUpForm().email, purpose: "signUp", captcha }, { cookie });
    expect((await ask(undefined, "")).body.reasons).toEqual({ captcha: "captchaRequired" });
    const { token, cookie } = await storeCaptchaToken(context);
    expect((await ask(token, "")).body).toMatchObject({ reason: "cookiesNeeded", data: null });
    expect((await ask(token, (await storeCaptchaToken(context)).cookie)).body.reasons).toEqual({ captcha: "captchaFailed" });
    expect((await ask(token, cookie)).body.code).toBe(200);
    expect((await ask(token, cookie)).body.reasons).toEqual({ captcha: "captchaFailed" });
  });

  test("can be resent after a minute, and an early request keeps the captcha", async () => {
    const { email } = signUpForm();
    await site.getCode(email);
    later(20);
    const { token, cookie } = await storeCaptchaToken(context);
    const ask = () => site.open().call("/account/code", { email, purpose: "signUp", captcha: token }, { cookie });
    expect((await ask()).body).toMatchObject({ code: 400, reason: "resendTooSoon", data: { resendAfter: 40 } });
    later(40);
    expect((await ask()).body.code).toBe(200);
    expect(await readQueuedMails(context, email)).toHaveLength(2);
  });
});

describe("account session", () => {
  test("ends on sign-out, which deletes the cookie", async () => {
    const { browser } = await site.signUp();
    const cookie = browser.cookie();
    const answer = await browser.call("/account/sign-out", {});
    expect(answer.body).toMatchObject({ code: 200, data: null });
    expect(answer.cookies[0]).toMatch(/^ecactus\.session_token=;.*Max-Age=0/);
    expect((await site.open().call("/account/me", undefined, { cookie })).body).toMatchObject({ code: 401, reason: "notSignedIn" });
    expect((await site.open().call("/account/sign-out", {})).body.code).toBe(200);
  });

  test.each(["x", "x.y", "%00", "a".repeat(500), ".", "%E0%A4%A"])("is refused with the forged cookie %s", async (value) => {
    const { status } = await site.open().call("/account/me", undefined, { cookie: `ecactus.session_token=${value}` });
    expect(status).toBe(401);
  });
});

describe("account session age", () => {
  const days = (count: number) => context.setTime(new Date(Date.now() + count * 86_400_000).toISOString());

  test("is limited to 30 days", async () => {
    const before = context.clock.now();
    const { browser, form, password } = await site.signUp();
    const statusAt = async (age: number) => {
      days(age);
      return (await browser.call("/account/me")).status;
    };
    for (let age = 0; age < 30; age += 5) expect([age, await statusAt(age)]).toEqual([age, 200]);
    // The age limit applies even if the stored expiry is later.
    await context.database.execute(sql`update account_session set expires_at = expires_at + interval '10 years'`);
    expect(await statusAt(29.99)).toBe(200);
    const cookies = (await browser.call("/account/me")).cookies;
    expect(cookies).toEqual([]);
    expect(await statusAt(30.001)).toBe(401);
    days(0);
    expect((await browser.call("/account/me")).status).toBe(401);

    await browser.call("/account/login", { login: form.email, password, agree: true });
    await context.database.execute(sql`update account_session set expires_at = expires_at + interval '10 years'`);
    const count = await countOf("account_session");
    days(30.001);
    await deleteExpiredSessions(context);
    expect(await countOf("account_session")).toBeLessThan(count);
    context.setTime(before.toISOString());
  });

  test("is listed with the time of last use", async () => {
    const before = context.clock.now();
    const { browser } = await site.signUp();
    days(3);
    const lastUse = context.clock.now().toISOString();
    await browser.call("/account/me");
    expect((await browser.call("/account/sessions")).body.data).toMatchObject([{ lastSeen: lastUse, current: true }]);
    context.setTime(before.toISOString());
  });
});

describe("password recovery", () => {
  const newPasswords = { password: otherPassword, confirmPassword: otherPassword };

  test("sets a new password, ends every session and sends a mail", async () => {
    const { browser, form, password } = await site.signUp();
    const tablet = site.open();
    await tablet.call("/account/login", { login: form.email, password, agree: true });
    const code = await site.getCode(form.email, "retrieve");
    const elsewhere = site.open();
    expect((await elsewhere.call("/account/retrieve", { email: form.email, code: wrongCodeFor(code), ...newPasswords })).body.reason).toBe(
      "wrongEmailOrCode",
    );
    for (const device of [browser, tablet]) expect((await device.call("/account/me")).status).toBe(200);
    expect((await elsewhere.call("/account/retrieve", { email: form.email, code, ...newPasswords })).body.code).toBe(200);
    for (const device of [browser, tablet]) expect((await device.call("/account/me")).status).toBe(401);
    expect((await readQueuedMails(context, form.email)).at(-1)).toMatchObject({
      name: "passwordChanged",
      data: { link: "/en/retrieve-password" },
    });
    const another = { password: "Fern-valley9", confirmPassword: "Fern-valley9" };
    expect((await elsewhere.call("/account/retrieve", { email: form.email, code, ...another })).body.reason).toBe("wrongEmailOrCode");
    expect((await elsewhere.call("/account/login", { login: form.email, password, agree: true })).body.reason).toBe("wrongLogin");
    expect((await elsewhere.call("/account/login", { login: form.email, password: otherPassword, agree: true })).body.code).toBe(200);
  });

  test("keeps the session it is requested from, with a new token", async () => {
    const { browser, form } = await site.signUp();
    const formerCookie = browser.cookie();
    const code = await site.getCode(form.email, "retrieve");
    expect((await browser.call("/account/retrieve", { email: form.email, code, ...newPasswords })).body.code).toBe(200);
    expect((await browser.call("/account/me")).status).toBe(200);
    expect((await site.open().call("/account/me", undefined, { cookie: formerCookie })).status).toBe(401);
  });

  test("refuses a common password and keeps the code and the sessions", async () => {
    const { browser, form } = await site.signUp();
    const code = await site.getCode(form.email, "retrieve");
    const ask = (password: string) =>
      site.open().call("/account/retrieve", { email: form.email, code, password, confirmPassword: password });
    expect((await ask("Admin123")).body.reasons).toEqual({ password: "passwordCommon" });
    expect((await browser.call("/account/me")).status).toBe(200);
    expect((await ask(otherPassword)).body.code).toBe(200);
  });

  test("refuses a password made of the username only with the right code, which stays valid", async () => {
    const { form } = await site.signUp({ username: "Cellar.door7" });
    const code = await site.getCode(form.email, "retrieve");
    const ask = (enteredCode: string, password: string) =>
      site.open().call("/account/retrieve", { email: form.email, code: enteredCode, password, confirmPassword: password });
    expect((await ask(wrongCodeFor(code), "Cellar.door7A1")).body.reason).toBe("wrongEmailOrCode");
    expect((await ask(code, "Cellar.door7A1")).body.reasons).toEqual({ password: "passwordCommon" });
    expect((await ask(code, otherPassword)).body.code).toBe(200);
  });

  test("reveals an unknown account only with a valid code", async () => {
    const { email } = signUpForm();
    const code = await site.getCode(email, "retrieve");
    const ask = (with_: string) => site.open().call("/account/retrieve", { email, code: with_, ...newPasswords });
    expect((await ask(wrongCodeFor(code))).body.reason).toBe("wrongEmailOrCode");
    expect((await ask(code)).body.reason).toBe("accountUnknown");
  });

  test("refuses a code that was sent for sign-up", async () => {
    const { form } = await site.signUp();
    const code = await readMailedCode(context, form.email);
    expect((await site.open().call("/account/retrieve", { email: form.email, code, ...newPasswords })).body.reason).toBe(
      "wrongEmailOrCode",
    );
  });
});

test("the account API logs no errors during these tests", () => {
  expect(site.log).toEqual([]);
});
