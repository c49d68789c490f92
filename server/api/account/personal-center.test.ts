import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "#db/account.ts";
import { eraseClosedAccounts } from "#domain/account";
import { personalData } from "../../personal-data.ts";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { readMailedCode, readQueuedMails, signUpForm, wrongCodeFor } from "#tests/support/sign-up-form.ts";
import { openTestApi, type ApiResponse } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(() => context.close());

const later = (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString());
const dataOf = <Data>({ body }: ApiResponse) => body.data as Data;
const day = 86_400;

const reading = ["me", "sessions", "questions", "export", "open-api"];
const changing = ["profile", "password", "email/code", "email", "sessions/end", "delete", "open-api/key", "open-api/revoke"];

test.each([...reading, ...changing])("/account/%s requires a login", async (path) => {
  const answer = await site.open().call(`/account/${path}`, reading.includes(path) ? undefined : {});
  expect(answer).toMatchObject({ status: 401, body: { code: 401, reason: "notSignedIn" } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

describe("account profile", () => {
  const change = { nickname: "李雷", callingCode: "86", phone: "138 0013 8000", country: "CN", language: "cn" };

  test("can be changed and refuses an unknown language", async () => {
    const { browser, form } = await site.signUp();
    const answer = await browser.call("/account/profile", change);
    const newProfile = { nickname: "李雷", callingCode: "86", phone: "+8613800138000", country: "CN", language: "cn", email: form.email };
    expect(answer.body).toMatchObject({ code: 200, data: newProfile });
    expect((await browser.call("/account/me")).body.data).toMatchObject(newProfile);
    expect((await browser.call("/account/profile", { ...change, language: "xx" })).body.reasons).toEqual({ language: "unknownChoice" });
  });

  test("refuses a phone number that is registered or invalid", async () => {
    const { form } = await site.signUp();
    const { browser } = await site.signUp();
    const before = (await browser.call("/account/me")).body.data;
    expect((await browser.call("/account/profile", { ...change, callingCode: "33", phone: form.phone })).body.reasons).toEqual({
      phone: "phoneRegistered",
    });
    expect((await browser.call("/account/profile", { ...change, phone: "12345" })).body.reasons).toEqual({ phone: "phoneFormat" });
    expect((await browser.call("/account/me")).body.data).toEqual(before);
  });
});

test("a password change requires the current password and ends the other sessions", async () => {
  const { browser, form, password } = await site.signUp();
  const other = site.open();
  await other.call("/account/login", { login: form.email, password, agree: true });
  const passwords = { password: otherPassword, confirmPassword: otherPassword };
  expect((await browser.call("/account/password", { currentPassword: otherPassword, ...passwords })).body.reasons).toEqual({
    currentPassword: "wrongPassword",
  });
  expect((await other.call("/account/me")).status).toBe(200);
  expect((await browser.call("/account/password", { currentPassword: password, ...passwords })).body.code).toBe(200);
  expect((await other.call("/account/me")).status).toBe(401);
  expect((await browser.call("/account/me")).status).toBe(200);
  expect((await readQueuedMails(context, form.email)).at(-1)).toMatchObject({ name: "passwordChanged" });
  expect((await other.call("/account/login", { login: form.email, password: otherPassword, agree: true })).body.code).toBe(200);
});

test("a password change gives the session a new token and invalidates the former one", async () => {
  const { browser, password } = await site.signUp();
  const formerCookie = browser.cookie();
  const change = { currentPassword: password, password: otherPassword, confirmPassword: otherPassword };
  expect((await browser.call("/account/password", change)).body.code).toBe(200);
  expect((await site.open().call("/account/me", undefined, { cookie: formerCookie })).status).toBe(401);
  expect((await browser.call("/account/me")).status).toBe(200);
});

test("a password change refuses common passwords and those made of the username", async () => {
  const { browser, form, password } = await site.signUp();
  for (const commonPassword of ["Password1!", "Summer2026!", `${form.username}A1`]) {
    const change = { currentPassword: password, password: commonPassword, confirmPassword: commonPassword };
    expect((await browser.call("/account/password", change)).body.reasons, commonPassword).toEqual({ password: "passwordCommon" });
  }
});

test("password guesses in an open session are limited to ten an hour", async () => {
  const { browser } = await site.signUp();
  const guess = (password: string) => site.open().call("/account/delete", { password }, { cookie: browser.cookie() });
  for (let guessed = 0; guessed < 10; guessed += 1)
    expect((await guess(otherPassword)).body.reasons).toEqual({ password: "wrongPassword" });
  expect(await guess(goodPassword)).toMatchObject({ status: 429, body: { reason: "tooMany" } });
  later(3600);
  expect((await guess(goodPassword)).body.code).toBe(200);
});

describe("account email address", () => {
  test("requires a code and the password to change and notifies the old address", async () => {
    const { browser, form, password } = await site.signUp();
    const { email } = signUpForm();
    expect((await browser.call("/account/email/code", { email })).body).toMatchObject({ code: 200, data: { resendAfter: 60 } });
    expect((await browser.call("/account/email/code", { email })).body).toMatchObject({
      code: 400,
      reason: "resendTooSoon",
      data: { resendAfter: 60 },
    });
    const code = await readMailedCode(context, email);
    expect((await browser.call("/account/email", { email, code: wrongCodeFor(code), password })).body.reasons).toEqual({
      code: "wrongCode",
    });
    expect((await browser.call("/account/email", { email, code, password: otherPassword })).body.reasons).toEqual({
      password: "wrongPassword",
    });
    expect((await browser.call("/account/email", { email, code, password })).body).toMatchObject({ code: 200, data: { email } });
    expect((await readQueuedMails(context, form.email)).at(-1)).toMatchObject({ name: "addressChanged", data: { values: { email } } });
    expect((await site.open().call("/account/login", { login: email, password, agree: true })).body.code).toBe(200);
    expect((await site.open().call("/account/login", { login: form.email, password, agree: true })).body.reason).toBe("wrongLogin");
  });

  test("ends the other sessions when it changes and gives this one a new token", async () => {
    const { browser, form, password } = await site.signUp();
    const other = site.open();
    await other.call("/account/login", { login: form.email, password, agree: true });
    const formerCookie = browser.cookie();
    const { email } = signUpForm();
    await browser.call("/account/email/code", { email });
    const code = await readMailedCode(context, email);
    expect((await browser.call("/account/email", { email, code, password })).body.data).toMatchObject({ email });
    expect((await other.call("/account/me")).status).toBe(401);
    expect((await site.open().call("/account/me", undefined, { cookie: formerCookie })).status).toBe(401);
    expect((await browser.call("/account/me")).body.data).toMatchObject({ email });
  });

  test("is reported as registered only with a valid code of the same account", async () => {
    const { form } = await site.signUp();
    const one = await site.signUp();
    const other = await site.signUp();
    expect((await one.browser.call("/account/email/code", { email: form.email })).body.code).toBe(200);
    const code = await readMailedCode(context, form.email);
    expect((await other.browser.call("/account/email", { email: form.email, code, password: other.password })).body.reasons).toEqual({
      code: "wrongCode",
    });
    expect((await one.browser.call("/account/email", { email: form.email, code, password: one.password })).body.reasons).toEqual({
      email: "emailRegistered",
    });
  });

  test("allows at most five code requests an hour", async () => {
    const { browser } = await site.signUp();
    const codes = [];
    for (let count = 0; count < 6; count += 1)
      codes.push((await browser.call("/account/email/code", { email: signUpForm().email })).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("session list", () => {
  test("shows devices and ends one session or all others", async () => {
    const { browser, form, password } = await site.signUp();
    const phone = site.open();
    const agent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
    await phone.call("/account/login", { login: form.email, password, agree: true }, { "user-agent": agent });
    const tablet = site.open();
    await tablet.call("/account/login", { login: form.email, password, agree: true });
    type Listed = { id: string; current: boolean; browser: string; system: string; address: string };
    const list = async () => dataOf<Listed[]>(await browser.call("/account/sessions"));
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.find(({ current }) => current)).toMatchObject({ browser: "Firefox", system: "Linux", address: browser.address });
    const ofPhone = sessions.find(({ system }) => system === "iOS")!;
    expect(ofPhone).toMatchObject({ browser: "Safari", address: phone.address, current: false });
    expect(JSON.stringify(sessions)).not.toContain("token");

    const { browser: stranger } = await site.signUp();
    expect((await stranger.call("/account/sessions/end", { id: ofPhone.id })).body.code).toBe(200);
    expect((await phone.call("/account/me")).status).toBe(200);
    expect((await browser.call("/account/sessions/end", { id: ofPhone.id })).body.code).toBe(200);
    expect((await phone.call("/account/me")).status).toBe(401);
    expect((await tablet.call("/account/me")).status).toBe(200);
    expect((await browser.call("/account/sessions/end", { all: "others" })).body.code).toBe(200);
    expect((await tablet.call("/account/me")).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });
});

test("the account lists questions from its own address and exports its data", async () => {
  const { browser, form } = await site.signUp();
  const question = { name: "Léa", telephone: "0612345678", company: "Soleil", message: "Which battery?", problemType: "purchase" };
  await site.open().call("/contact/question", { ...question, email: form.email });
  await site.open().call("/contact/question", { ...question, email: "somebody@site.test" });
  const questions = (await browser.call("/account/questions")).body.data;
  expect(questions).toMatchObject([{ message: "Which battery?", problemType: "purchase", state: "open" }]);
  const everything = dataOf<Record<string, object>>(await browser.call("/account/export"));
  expect(everything).toMatchObject({
    profile: { email: form.email },
    sessions: [{ current: true }],
    questions: [{ ...question, email: form.email, country: null, language: "en" }],
  });
  expect(JSON.stringify(everything)).not.toMatch(/argon2|token/);
});

describe("closed account", () => {
  const countOf = async (email: string) => (await context.database.select().from(account).where(eq(account.email, email))).length;

  test("ends its sessions, mails the closing date and reopens on login", async () => {
    const { browser, form, password } = await site.signUp();
    const other = site.open();
    await other.call("/account/login", { login: form.email, password, agree: true });
    const closesAt = new Date(context.clock.now().getTime() + 14 * day * 1000);
    const answer = await browser.call("/account/delete", { password });
    expect(answer.body).toMatchObject({ code: 200, data: { closesAt: closesAt.toISOString() } });
    expect(browser.cookie()).toBe("");
    expect((await other.call("/account/me")).status).toBe(401);
    const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(closesAt).replace(" ", "\u00a0");
    expect((await readQueuedMails(context, form.email)).at(-1)).toMatchObject({
      name: "accountClosing",
      data: { values: { date }, link: "/en/login" },
    });
    later(13 * day);
    expect((await browser.call("/account/login", { login: form.email, password, agree: true })).body.code).toBe(200);
    later(2 * day);
    await eraseClosedAccounts(context, personalData);
    expect(await countOf(form.email)).toBe(1);
  });

  test("is erased once after 14 days and frees its login names", async () => {
    const { browser, form, password } = await site.signUp();
    await browser.call("/account/delete", { password });
    await eraseClosedAccounts(context, personalData);
    expect(await countOf(form.email)).toBe(1);
    later(14 * day);
    const erased = await Promise.all([
      eraseClosedAccounts(context, personalData),
      eraseClosedAccounts(context, personalData),
      eraseClosedAccounts(context, personalData),
    ]);
    expect(erased.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await countOf(form.email)).toBe(0);
    expect((await readQueuedMails(context, form.email)).filter(({ name }) => name === "accountClosed")).toHaveLength(1);
    expect((await browser.call("/account/login", { login: form.email, password, agree: true })).body.reason).toBe("wrongLogin");
    const code = await site.getCode(form.email);
    expect((await browser.call("/account/sign-up", { ...form, code })).body.code).toBe(200);
  });
});

test("the personal centre API logs no errors during these tests", () => {
  expect(site.log).toEqual([]);
});
