import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { readQueuedMails, wrongCodeFor } from "#tests/support/sign-up-form.ts";
import { createOneTimeCode, createStaffUser, inviteStaffUser } from "#tests/support/staff.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

const noon = "2026-05-01T12:00:00Z";
const minutes = (count: number) => new Date(Date.parse(noon) + count * 60_000).toISOString();
const passphrase = "four windmills turn slowly";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(() => context.close());

const newPasswordToken = async (email: string) =>
  (await readQueuedMails(context, email)).findLast(({ name }) => name === "staffPassword")?.data.link?.replace(/.*\//, "");

describe("own account", () => {
  test("shows and changes name and language", async () => {
    const { browser, email } = await createStaffUser(context, site, "editor", ["fr"]);
    expect((await browser.call("/staff/account/profile", { name: "Inès", language: "fr" })).body.code).toBe(200);
    expect((await browser.call("/staff/account")).body.data).toEqual({
      name: "Inès",
      email,
      language: "fr",
      recoveryCodes: 10,
      passkeys: [],
    });
    expect((await browser.call("/staff/account/profile", { name: " ", language: "xx" })).body.reasons).toEqual({
      name: "required",
      language: "unknownChoice",
    });
  });

  test("changes the password to a passphrase, which ends other sessions and works at the sign-in", async () => {
    const { browser, email, password, code } = await createStaffUser(context, site, "support");
    const other = site.open();
    await other.call("/account/login", { login: email, password, agree: true });
    const change = (fields: object) => browser.call("/staff/account/password", { currentPassword: password, ...fields });
    expect((await change({ password: passphrase, currentPassword: otherPassword })).body.reasons).toEqual({
      currentPassword: "wrongPassword",
    });
    for (const wrong of ["short", "twelve signs", "aaaaaaaaaaaaaaaaaa", "x".repeat(64) + "abcde".repeat(13)])
      expect((await change({ password: wrong })).body.reasons, wrong).toEqual({ password: "passwordFormat" });
    expect((await change({ password: passphrase })).body.code).toBe(200);
    expect((await browser.call("/staff/me")).body.code).toBe(200);
    expect((await other.call("/account/me")).body.reason).toBe("notSignedIn");
    const login = await other.call("/account/login", { login: email, password: passphrase, agree: true });
    expect(login.body.code).toBe(200);
    expect(code()).toMatch(/^\d{6}$/);
  });

  test("renews the authenticator app and the recovery codes after the new app's first code", async () => {
    const { browser, email, password, secret, recoveryCodes } = await createStaffUser(context, site, "support");
    const setup = (await browser.call("/staff/account/second-factor/begin", {})).body.data as { secret: string };
    const confirm = (code: string) => browser.call("/staff/account/second-factor/confirm", { code });
    const newCode = createOneTimeCode(context, setup.secret);
    expect((await confirm(wrongCodeFor(newCode))).body.reason).toBe("wrongCode");
    const confirmed = (await confirm(newCode)).body.data as { recoveryCodes: string[] };
    expect(new Set([...confirmed.recoveryCodes, ...recoveryCodes]).size).toBe(20);
    expect((await readQueuedMails(context, email)).at(-1)?.name).toBe("secondFactorRenewed");
    const next = site.open();
    await next.call("/account/login", { login: email, password, agree: true });
    const prove = async (code: string) => (await next.call("/staff/second-factor/prove", { code })).body.code;
    expect(await prove(createOneTimeCode(context, secret, 1))).toBe(400);
    expect(await prove(recoveryCodes[0]!)).toBe(400);
    expect(await prove(createOneTimeCode(context, setup.secret, 1))).toBe(200);
  });

  test("replaces the recovery codes after a fresh proof only", async () => {
    const { browser, email, password, recoveryCodes } = await createStaffUser(context, site, "support");
    const { recoveryCodes: renewed } = (await browser.call("/staff/account/recovery-codes", {})).body.data as { recoveryCodes: string[] };
    expect((await readQueuedMails(context, email)).at(-1)?.name).toBe("recoveryCodesRenewed");
    const next = site.open();
    await next.call("/account/login", { login: email, password, agree: true });
    expect((await next.call("/staff/second-factor/prove", { code: recoveryCodes[1] })).body.reason).toBe("wrongCode");
    expect((await next.call("/staff/second-factor/prove", { code: renewed[1] })).body.code).toBe(200);
    expect((await next.call("/staff/account")).body.data).toMatchObject({ recoveryCodes: 9 });
    context.setTime(minutes(11));
    for (const path of ["recovery-codes", "second-factor/begin", "passkeys/begin"])
      expect((await browser.call(`/staff/account/${path}`, {})).body.reason, path).toBe("proofNeeded");
    context.setTime(noon);
  });
});

describe("forgotten password", () => {
  test("mails a link that sets a passphrase once, ends all sessions and leaves the second factor", async () => {
    const { browser, email } = await createStaffUser(context, site, "support");
    const visitor = site.open();
    expect((await visitor.call("/staff/password/forgotten", { email })).body.code).toBe(200);
    const token = await newPasswordToken(email);
    const reset = (fields: object) => visitor.call("/staff/password/reset", { token, password: passphrase, ...fields });
    expect((await reset({ password: "short" })).body.reasons).toEqual({ password: "passwordFormat" });
    // The form of the website does not accept passphrases, so it does not accept the link either.
    const onWebsite = { token, password: goodPassword, confirmPassword: goodPassword };
    expect((await visitor.call("/account/retrieve/link", onWebsite)).body.reason).toBe("linkExpired");
    context.setTime(minutes(1));
    expect((await reset({})).body.code).toBe(200);
    expect((await browser.call("/staff/me")).body.reason).toBe("notSignedIn");
    expect((await visitor.call("/staff/me")).body.reason).toBe("secondFactorNeeded");
    context.setTime(minutes(2));
    expect((await reset({ password: "five windmills turn slowly" })).body.reason).toBe("linkExpired");
    context.setTime(noon);
  });

  test("answers alike for addresses without a staff user, whose mail is never sent", async () => {
    const { form } = await site.signUp();
    for (const email of [form.email, "nobody@site.test"]) {
      const answer = await site.open().call("/staff/password/forgotten", { email });
      expect(answer.body).toMatchObject({ code: 200, data: null });
      const mail = (await readQueuedMails(context, email)).find(({ name }) => name === "staffPassword");
      expect(Date.parse(mail?.validUntil ?? "")).toBeLessThanOrEqual(context.clock.now().getTime());
    }
  });

  test("is limited for each mailbox and each client address", async () => {
    const answers = [];
    for (let sent = 0; sent < 6; sent += 1)
      answers.push((await site.open().call("/staff/password/forgotten", { email: "flood@site.test" })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const browser = site.open();
    const statuses = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await browser.call("/staff/password/forgotten", { email: `flood${sent}@site.test` })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("does not work by a link after ten minutes", async () => {
    const { email } = await createStaffUser(context, site, "support");
    await site.open().call("/staff/password/forgotten", { email });
    const token = await newPasswordToken(email);
    context.setTime(minutes(10));
    expect((await site.open().call("/staff/password/reset", { token, password: passphrase })).body.reason).toBe("linkExpired");
    context.setTime(noon);
  });
});

describe("accepting an invitation", () => {
  test("signs a new user in, but not the owner of an existing account", async () => {
    const browser = site.open();
    const token = await inviteStaffUser(context, { email: "signed.in@site.test", role: "support" });
    await browser.call("/staff/join", { token, name: "Sol", language: "en", password: passphrase });
    expect((await browser.call("/staff/second-factor")).body.data).toEqual({ isSetUp: false, hasPasskeys: false });
    const { form } = await site.signUp();
    const other = site.open();
    await other.call("/staff/join/account", { token: await inviteStaffUser(context, { email: form.email, role: "support" }) });
    expect((await other.call("/staff/second-factor")).body.reason).toBe("notSignedIn");
  });
});
