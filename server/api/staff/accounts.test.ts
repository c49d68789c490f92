import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntry } from "#db/staff.ts";
import type { Accounts, AccountDetails } from "#domain/account/fields";
import type { openTestApi } from "#tests/support/test-api.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { openSupportDesk, type StaffUser } from "#tests/support/staff.ts";
import type { TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let administrator: StaffUser;
let support: StaffUser;
let at: (minutes: number) => void;
beforeAll(async () => void ({ context, site, administrator, support, at } = await openSupportDesk()));
afterAll(() => context.close());

const list = async (query: string) => (await support.browser.call(`/staff/accounts?${query}`)).body.data as Accounts;
const read = async (id: string) => (await support.browser.call(`/staff/accounts/${id}`)).body.data as AccountDetails;
const act = async (action: string, body: object, by = administrator) => (await by.browser.call(`/staff/accounts/${action}`, body)).body;

async function signedUp(changes: Record<string, unknown> = {}) {
  const account = await site.signUp(changes);
  const [row] = (await list(`words=${account.form.email}`)).rows;
  return { ...account, id: row!.id };
}

describe("account administration", () => {
  test("finds accounts by address, names and phone number, in pages", async () => {
    const { id, form } = await signedUp({ nickname: "Søren 100%", phone: "06 98 76 54 32" });
    for (const words of [form.email.toUpperCase(), form.username.slice(2), "øren 100%", "98765432"])
      expect((await list(`words=${encodeURIComponent(words)}`)).rows).toMatchObject([
        { id, email: form.email, isStaff: false, openApi: false },
      ]);
    const { rows, total } = await list("size=1&page=2&sort=email&order=asc");
    expect([rows.length, total > 2]).toEqual([1, true]);
    expect((await list("words=%25%25")).rows).toEqual([]);
  });

  test("shows sessions but no password, code or client address", async () => {
    const { id, form } = await signedUp();
    await site.getCode(form.email, "retrieve");
    const details = await read(id);
    expect(details).toMatchObject({
      email: form.email,
      phone: expect.stringMatching(/^\+33/),
      sessions: [{ browser: "Firefox", system: "Linux" }],
    });
    expect(JSON.stringify(details)).not.toMatch(/argon2|hash|code|10\.0\.\d/);
    expect((await support.browser.call("/staff/accounts/00000000-0000-4000-8000-000000000000")).status).toBe(404);
  });
});

describe("account actions of an administrator", () => {
  test("activate the Open API service with one mail and deactivate it", async () => {
    const { id, form, browser } = await signedUp();
    for (const isActive of [true, true]) expect((await act("open-api", { id, isActive })).code).toBe(200);
    expect((await list("only=openApi")).rows).toMatchObject([{ id, openApi: true }]);
    expect((await readQueuedMails(context, form.email)).filter(({ name }) => name === "openApiActivated")).toHaveLength(1);
    expect((await browser.call("/account/open-api/key", {})).body.code).toBe(200);
    expect((await act("open-api", { id, isActive: false })).code).toBe(200);
    expect((await browser.call("/account/open-api/key", {})).body.reason).toBe("openApiDeactivated");
    expect(await read(id)).toMatchObject({ openApi: false, openApiEnded: true });
  });

  test("end the sessions of an account", async () => {
    const { id, browser } = await signedUp();
    expect((await act("end-sessions", { id })).code).toBe(200);
    expect((await browser.call("/account/me")).status).toBe(401);
  });

  test("export the data of an account without secrets", async () => {
    const { id, form } = await signedUp();
    const { data } = (await administrator.browser.call(`/staff/accounts/${id}/export`)).body;
    expect(data).toMatchObject({ profile: { email: form.email }, questions: [], newsletter: null, openApi: { access: "sandbox" } });
    expect(JSON.stringify(data)).not.toMatch(/argon2|_?hash|secret/i);
  });

  test("close an account, which its owner can reopen by logging in", async () => {
    const { id, form, browser } = await signedUp();
    expect(await act("close", { id })).toMatchObject({ code: 200, data: { closesAt: "2026-05-15T12:00:00.000Z" } });
    expect((await browser.call("/account/me")).status).toBe(401);
    expect((await readQueuedMails(context, form.email)).at(-1)).toMatchObject({ name: "accountClosing" });
    expect((await list("only=closing")).rows).toMatchObject([{ id, closesAt: "2026-05-15T12:00:00.000Z" }]);
    await browser.call("/account/login", { login: form.email, password: goodPassword, agree: true });
    expect((await read(id)).closesAt).toBeNull();
  });

  test("refuse to close a staff account", async () => {
    const [row] = (await list(`words=${support.email}`)).rows;
    expect((await act("close", { id: row!.id })).reason).toBe("staffAccount");
  });

  test("are recorded in the audit log without personal data", async () => {
    const { id, form } = await signedUp();
    await act("open-api", { id, isActive: true });
    await administrator.browser.call(`/staff/accounts/${id}/export`);
    await act("end-sessions", { id });
    await act("close", { id });
    const { subject } = await read(id);
    const acts = (await context.database.select().from(auditEntry)).filter((each) => each.subject === subject);
    expect(acts.map(({ action }) => action)).toEqual(["openApi.activated", "account.exported", "account.sessionsEnded", "account.closed"]);
    const actor = { kind: "staff", id: ((await administrator.browser.call("/staff/me")).body.data as { id: string }).id };
    for (const each of acts) expect(each.actor).toEqual(actor);
    for (const text of [id, form.email]) expect(JSON.stringify(acts)).not.toContain(text);
  });
});

test("account actions require an administrator with a recent second factor", async () => {
  const { id } = await signedUp();
  const calls = [
    ["open-api", { id, isActive: true }],
    ["end-sessions", { id }],
    ["close", { id }],
    [`${id}/export`, undefined],
  ] as const;
  at(11);
  for (const [path, body] of calls) {
    expect((await support.browser.call(`/staff/accounts/${path}`, body)).body.reason).toBe("roleMayNot");
    expect((await administrator.browser.call(`/staff/accounts/${path}`, body)).body.reason).toBe("proofNeeded");
  }
  at(0);
});
