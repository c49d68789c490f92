import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { account } from "#db/account.ts";
import { securityEvent } from "#db/security-event.ts";
import { eraseClosedAccounts } from "#domain/account";
import { activateService, deactivateService } from "#domain/open-api";
import { deleteExpiredEvents } from "#domain/security-log";
import { personalData } from "#server/personal-data.ts";
import { otherPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { readMailedCode, signUpForm, wrongCodeFor } from "#tests/support/sign-up-form.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { withActor } from "../../domain/context.ts";

const passwords = { password: otherPassword, confirmPassword: otherPassword };

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
beforeEach(async () => {
  await context.database.delete(securityEvent);
  context.auditLogFile.lines.length = 0;
});
afterAll(() => context.close());

const later = (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString());
const events = () => context.database.select().from(securityEvent).orderBy(securityEvent.id);
const kinds = async () => (await events()).map(({ kind, detail }) => (detail === null ? kind : `${kind} ${detail}`));

async function idOf(email: string): Promise<string> {
  const [row] = await context.database
    .select({ id: account.id })
    .from(account)
    .where(sql`email = ${email}`);
  return row!.id;
}

test("the security log records account events without personal data in table and file", async () => {
  const { browser, form, password } = await site.signUp();
  const accountId = await idOf(form.email);
  await browser.call("/account/login", { login: form.username, password: otherPassword, agree: true });
  await browser.call("/account/login", { login: form.username, password, agree: true });
  await browser.call("/account/delete", { password: otherPassword });
  await browser.call("/account/password", { currentPassword: password, ...passwords });
  const { email } = signUpForm();
  await browser.call("/account/email/code", { email });
  const code = await readMailedCode(context, email);
  await browser.call("/account/email", { email, code: wrongCodeFor(code), password: otherPassword });
  await browser.call("/account/email", { email, code, password: otherPassword });
  later(61);
  const retrieval = await site.getCode(email, "retrieve", browser);
  await browser.call("/account/retrieve", { email, code: wrongCodeFor(retrieval), ...passwords });
  await browser.call("/account/retrieve", { email, code: retrieval, ...passwords });
  await activateService(context, email);
  await deactivateService(context, email);

  const accountEvents = (await events()).filter((event) => event.accountId === accountId);
  expect(accountEvents.map(({ kind, detail }) => (detail === null ? kind : `${kind} ${detail}`))).toEqual([
    "code.used signUp",
    "login.failed",
    "login.succeeded",
    "password.wrong",
    "password.changed change",
    "code.sent changeEmail",
    "code.wrong changeEmail",
    "code.used changeEmail",
    "email.changed changeEmail",
    "code.sent retrieve",
    "code.wrong retrieve",
    "code.used retrieve",
    "password.changed retrieve",
    "openApi.activated",
    "openApi.deactivated",
  ]);
  const ofBrowser = accountEvents.filter(({ kind }) => !/signUp|openApi/.test(kind) && kind !== "code.used");
  expect(new Set(ofBrowser.map(({ addressHash }) => addressHash)).size).toBe(1);
  for (const { addressHash, requestId, count } of ofBrowser)
    expect([addressHash, requestId, count]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\da-f-]{36}$/), 1]);
  const lines = context.auditLogFile.lines.filter((line) => line.accountId === accountId);
  expect(lines).toEqual(
    accountEvents.map(({ at, kind, detail, actor, addressHash, requestId, count }) => ({
      time: at.toISOString(),
      kind,
      detail,
      accountId,
      actor,
      address: addressHash,
      requestId,
      count,
    })),
  );
  expect(JSON.stringify([await events(), context.auditLogFile.lines])).not.toMatch(
    new RegExp([browser.address, form.email, email, password, otherPassword].join("|").replaceAll(".", "\\.")),
  );
});

test("the security log names the actor when staff or the system acts", async () => {
  const { browser, form, password } = await site.signUp();
  await browser.call("/account/login", { login: form.username, password: otherPassword, agree: true });
  await browser.call("/account/password", { currentPassword: password, ...passwords });
  const operator = { kind: "system", name: "operator" } as const;
  const [ana, ben] = ["ana", "ben"].map((id) => ({ kind: "staff", id }) as const);
  for (const actor of [operator, ana!, ben!, ben!]) {
    await activateService(withActor(context, actor), form.email);
    await deactivateService(withActor(context, actor), form.email);
  }
  const rows = (await events()).map(({ kind, actor, count }) => [kind, actor, count]);
  expect(rows).toEqual([
    ["code.sent", null, 1],
    ["code.used", null, 1],
    ["login.failed", null, 1],
    ["password.changed", null, 1],
    ["openApi.activated", operator, 1],
    ["openApi.deactivated", operator, 1],
    ["openApi.activated", ana, 1],
    ["openApi.deactivated", ana, 1],
    ["openApi.activated", ben, 2],
    ["openApi.deactivated", ben, 2],
  ]);
});

test("security events for unknown logins, foreign origins and limits have no account id", async () => {
  const stranger = site.open();
  await stranger.call("/account/login", { login: "Nobody.here", password: otherPassword, agree: true });
  await stranger.call("/account/login", { login: "Nobody.here", password: otherPassword, agree: true }, { origin: "https://evil.test" });
  const { token, cookie } = await storeCaptchaToken(context);
  await stranger.call("/account/code", { email: signUpForm().email, purpose: "signUp", captcha: token }, { cookie });
  for (let count = 0; count < 62; count += 1) await stranger.call("/news/list", undefined, { authorization: "Bearer x.y" });
  for (let count = 0; count < 11; count += 1) {
    const solved = await storeCaptchaToken(context);
    await site
      .open()
      .call(
        "/account/login",
        { login: "Somebody.else", password: otherPassword, agree: true, captcha: solved.token },
        { cookie: solved.cookie },
      );
  }
  expect(await kinds()).toEqual([
    "login.failed",
    "origin.refused",
    "code.sent signUp",
    "limit.reached /api/news/:id",
    ...Array.from({ length: 10 }, () => "login.failed"),
    "limit.reached /api/account/login",
  ]);
  expect((await events()).filter(({ accountId }) => accountId !== null)).toEqual([]);
});

test("the security log counts repeated events in one row per hour", async () => {
  const stranger = site.open();
  const refused = () => stranger.call("/account/sign-out", {}, { origin: "https://evil.test" });
  for (let times = 0; times < 10; times += 1) await refused();
  expect((await events()).map(({ kind, count }) => [kind, count])).toEqual([["origin.refused", 10]]);
  expect(context.auditLogFile.lines.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  later(3600);
  await refused();
  expect((await events()).map(({ count }) => count)).toEqual([10, 1]);
});

test("the security log stays small under a flood of refused requests", async () => {
  later(3600);
  const stranger = site.open();
  for (let times = 0; times < 2000; times += 1) await stranger.call("/account/sign-out", {}, { origin: "https://evil.test" });
  const [one] = await events();
  expect(one!.count).toBeGreaterThan(1800);
  expect(one!.count).toBeLessThanOrEqual(2000);
  expect(context.auditLogFile.lines.length).toBeLessThan(100);
  for (let times = 0; times < 500; times += 1)
    await site
      .open(`10.${100 + (times >> 16)}.${(times >> 8) & 255}.${times & 255}`)
      .call("/account/sign-out", {}, { origin: "https://evil.test" });
  const rows = await events();
  expect(rows).toHaveLength(201);
  expect(rows.at(-1)).toMatchObject({ addressHash: null, accountId: null });
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(2200);
  expect(context.auditLogFile.lines.length).toBeLessThan(400);
  // Events of other kinds are still recorded individually.
  await site.open().call("/account/login", { login: "Nobody.here", password: otherPassword, agree: true });
  expect((await events()).at(-1)).toMatchObject({ kind: "login.failed", addressHash: expect.any(String) });
});

test("security events are exported with their account and anonymized when it is erased", async () => {
  const { browser, form, password } = await site.signUp();
  const accountId = await idOf(form.email);
  const everything = (await browser.call("/account/export")).body.data as { securityEvents: object[] };
  expect(everything.securityEvents).toMatchObject([{ kind: "code.used", detail: "signUp", count: 1 }]);
  await browser.call("/account/delete", { password });
  later(14 * 86_400);
  await eraseClosedAccounts(context, personalData);
  expect(await kinds()).toContain("code.used signUp");
  expect(JSON.stringify(await events())).not.toContain(accountId);
});

test("security events are deleted after twelve months", async () => {
  const swept: Date[] = [];
  const housekeeping = { ...context, auditLogFile: { ...context.auditLogFile, removeBefore: async (day: Date) => void swept.push(day) } };
  await site.signUp();
  const startedAt = context.clock.now();
  const months = (count: number, days: number) => {
    const at = new Date(startedAt);
    at.setUTCMonth(at.getUTCMonth() + count);
    context.setTime(new Date(at.getTime() + days * 86_400_000).toISOString());
  };
  months(12, 0);
  await deleteExpiredEvents(housekeeping);
  expect((await events()).length).toBeGreaterThan(0);
  months(12, 1);
  await deleteExpiredEvents(housekeeping);
  expect(await events()).toEqual([]);
  expect(swept).toEqual([startedAt, new Date(startedAt.getTime() + 86_400_000)]);
});

test("the security log tests cause no API errors", () => {
  expect(site.log).toEqual([]);
});
