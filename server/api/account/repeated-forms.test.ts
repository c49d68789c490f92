import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "#db/account.ts";
import { otherPassword } from "#scripts/running-site/passwords.ts";
import { readMailedCode, readQueuedMails, signUpForm } from "#tests/support/sign-up-form.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(() => context.close());

const later = (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString());
const newPasswords = { password: otherPassword, confirmPassword: otherPassword };
const another = { password: "Fern-valley9", confirmPassword: "Fern-valley9" };
const mailsTo = async (email: string) => (await readQueuedMails(context, email)).map(({ name }) => name);

describe("an account form that is submitted again because its response was lost", () => {
  test("signs up once and logs in", async () => {
    const form = signUpForm();
    const code = await site.getCode(form.email);
    const before = await context.database.$count(account);
    for (let time = 0; time < 2; time += 1) {
      const browser = site.open();
      expect((await browser.call("/account/sign-up", { ...form, code })).body.code).toBe(200);
      expect((await browser.call("/account/me")).body.data).toMatchObject({ email: form.email });
    }
    expect(await context.database.$count(account)).toBe(before + 1);
    const changes = [newPasswords, { username: signUpForm().username }, { phone: signUpForm().phone }];
    for (const change of changes)
      expect((await site.open().call("/account/sign-up", { ...form, code, ...change })).body.reasons).toMatchObject({
        email: "emailRegistered",
      });
  });

  const retrievals: Record<
    string,
    (email: string) => Promise<(browser: TestBrowser, passwords: object) => ReturnType<TestBrowser["call"]>>
  > = {
    "by code": async (email) => {
      const code = await site.getCode(email, "retrieve");
      return (browser, passwords) => browser.call("/account/retrieve", { email, code, ...passwords });
    },
    "by link": async (email) => {
      await site.getCode(email, "retrieve");
      const { link = "" } = (await readQueuedMails(context, email)).at(-1)!.data;
      const token = new URL(link, "http://site.test").searchParams.get("token");
      return (browser, passwords) => browser.call("/account/retrieve/link", { token, ...passwords });
    },
  };
  test.each(Object.keys(retrievals))("sets a new password %s once, with one mail", async (way) => {
    const { form } = await site.signUp();
    later(1);
    const send = await retrievals[way]!(form.email);
    later(1);
    for (let time = 0; time < 2; time += 1) expect((await send(site.open(), newPasswords)).body.code).toBe(200);
    expect((await mailsTo(form.email)).filter((name) => name === "passwordChanged")).toHaveLength(1);
    expect((await send(site.open(), another)).body.code).toBe(400);
    later(600);
    expect((await send(site.open(), newPasswords)).body.code).toBe(400);
  });

  test("changes the password once, with one mail", async () => {
    const { browser, form, password } = await site.signUp();
    const change = (passwords: object) => browser.call("/account/password", { currentPassword: password, ...passwords });
    for (let time = 0; time < 2; time += 1) expect((await change(newPasswords)).body.code).toBe(200);
    expect((await mailsTo(form.email)).filter((name) => name === "passwordChanged")).toHaveLength(1);
    expect((await change(another)).body.reasons).toEqual({ currentPassword: "wrongPassword" });
    later(600);
    expect((await change(newPasswords)).body.reasons).toEqual({ currentPassword: "wrongPassword" });
  });

  test("changes the address once, with one mail", async () => {
    const { browser, form, password } = await site.signUp();
    const { email } = signUpForm();
    await browser.call("/account/email/code", { email });
    const code = await readMailedCode(context, email);
    for (let time = 0; time < 2; time += 1) expect((await browser.call("/account/email", { email, code, password })).body.code).toBe(200);
    expect((await mailsTo(form.email)).filter((name) => name === "addressChanged")).toHaveLength(1);
  });
});
