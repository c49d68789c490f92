import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntry } from "#db/staff.ts";
import { canEdit } from "#domain/staff";
import { openTestApi } from "#tests/support/test-api.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { wrongCodeFor } from "#tests/support/sign-up-form.ts";
import { createOneTimeCode, inviteStaffUser, createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

const noon = "2026-05-01T12:00:00Z";
let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(() => context.close());

const minutes = (count: number) => new Date(Date.parse(noon) + count * 60_000).toISOString();

describe("second factor", () => {
  test("is required in every session and accepts each code only once", async () => {
    const { email, password, secret } = await createStaffUser(context, site, "support");
    const browser = site.open();
    await browser.call("/account/login", { login: email, password, agree: true });
    const used = createOneTimeCode(context, secret);
    expect((await browser.call("/staff/second-factor/prove", { code: used })).body.reason).toBe("wrongCode");
    expect((await browser.call("/staff/second-factor/prove", { code: wrongCodeFor(used) })).body.reason).toBe("wrongCode");
    expect((await browser.call("/staff/second-factor/prove", { code: createOneTimeCode(context, secret, 1) })).body.code).toBe(200);
    expect((await browser.call("/staff/me")).body.data).toMatchObject({ email, role: "support" });
  });

  test("gives the session a new token when it is proven and invalidates the former one", async () => {
    const { email, password, secret } = await createStaffUser(context, site, "support");
    const browser = site.open();
    await browser.call("/account/login", { login: email, password, agree: true });
    const formerCookie = browser.cookie();
    const withFormer = (path: string) => site.open().call(path, undefined, { cookie: formerCookie });
    expect((await withFormer("/account/me")).status).toBe(200);
    expect((await browser.call("/staff/second-factor/prove", { code: createOneTimeCode(context, secret, 1) })).body.code).toBe(200);
    for (const path of ["/account/me", "/staff/me"]) {
      expect((await withFormer(path)).body.reason).toBe("notSignedIn");
      expect((await browser.call(path)).body.code).toBe(200);
    }
  });

  test("gives the session a new token when it is set up", async () => {
    const token = await inviteStaffUser(context, { email: "token@site.test", role: "support" });
    const browser = site.open();
    await browser.call("/staff/join", { token, name: "Tok", language: "en", password: goodPassword });
    await browser.call("/account/login", { login: "token@site.test", password: goodPassword, agree: true });
    const formerCookie = browser.cookie();
    const { secret } = (await browser.call("/staff/second-factor/begin", {})).body.data as { secret: string };
    expect((await browser.call("/staff/second-factor/confirm", { code: createOneTimeCode(context, secret) })).body.code).toBe(200);
    expect((await site.open().call("/account/me", undefined, { cookie: formerCookie })).body.reason).toBe("notSignedIn");
    expect((await browser.call("/staff/me")).body.code).toBe(200);
  });

  test("accepts each recovery code only once", async () => {
    const { email, password, recoveryCodes } = await createStaffUser(context, site, "support");
    expect(new Set(recoveryCodes).size).toBe(10);
    const answers = [];
    for (const code of [recoveryCodes[3], recoveryCodes[3]]) {
      const browser = site.open();
      await browser.call("/account/login", { login: email, password, agree: true });
      answers.push((await browser.call("/staff/second-factor/prove", { code })).body.code, (await browser.call("/staff/me")).status);
    }
    expect(answers).toEqual([200, 200, 400, 401]);
  });

  test("pauses after five wrong codes, even for the correct code", async () => {
    const { browser, secret } = await createStaffUser(context, site, "support");
    const wrongCode = wrongCodeFor(createOneTimeCode(context, secret, 1));
    for (let tried = 0; tried < 5; tried += 1) await browser.call("/staff/second-factor/prove", { code: wrongCode });
    expect((await browser.call("/staff/second-factor/prove", { code: createOneTimeCode(context, secret, 1) })).status).toBe(429);
  });

  test("cannot be set up twice", async () => {
    const { browser } = await createStaffUser(context, site, "support");
    expect((await browser.call("/staff/second-factor/begin", {})).body.reason).toBe("secondFactorSetUp");
  });
});

describe("staff session", () => {
  test.each([
    ["administrator", 29, 200],
    ["administrator", 30, 401],
    ["editor", 119, 200],
    ["editor", 120, 401],
    ["productManager", 119, 200],
    ["productManager", 120, 401],
    ["support", 119, 200],
    ["support", 120, 401],
  ] as const)("of an %s idle for %i minutes responds %i", async (role, idle, status) => {
    const { browser } = await createStaffUser(context, site, role, ["de"]);
    context.setTime(minutes(idle));
    expect((await browser.call("/staff/me")).status).toBe(status);
    context.setTime(noon);
  });

  test.each(["administrator", "editor"] as const)("of an %s ends after twelve hours of continuous use", async (role) => {
    const { browser } = await createStaffUser(context, site, role, ["de"]);
    for (let minute = 20; minute < 12 * 60; minute += 20) {
      context.setTime(minutes(minute));
      expect([minute, (await browser.call("/staff/content/types")).status]).toEqual([minute, 200]);
    }
    context.setTime(minutes(12 * 60 - 1));
    expect((await browser.call("/staff/me")).status).toBe(200);
    context.setTime(minutes(12 * 60));
    expect((await browser.call("/staff/me")).status).toBe(401);
    context.setTime(noon);
  });

  test("ends when its owner gets another role, but not with other languages", async () => {
    const { browser: administrator } = await createStaffUser(context, site, "administrator");
    const { browser, email } = await createStaffUser(context, site, "editor", ["de"]);
    const { members } = (await administrator.call("/staff/people")).body.data as { members: { id: string; email: string }[] };
    const { id } = members.find((member) => member.email === email)!;
    const change = (role: string, languages: string[]) => administrator.call("/staff/people/change", { id, role, languages });
    expect((await change("editor", ["de", "fr"])).body.code).toBe(200);
    expect((await browser.call("/staff/me")).body.data).toMatchObject({ languages: ["de", "fr"] });
    expect((await change("administrator", [])).body.code).toBe(200);
    expect((await browser.call("/staff/me")).body.reason).toBe("notSignedIn");
  });

  test("is extended by actions but not by background requests", async () => {
    const { browser } = await createStaffUser(context, site, "administrator");
    context.setTime(minutes(20));
    await browser.call("/staff/people");
    context.setTime(minutes(40));
    expect((await browser.call("/staff/me")).status).toBe(200);
    context.setTime(minutes(50));
    expect((await browser.call("/staff/me")).status).toBe(401);
    context.setTime(noon);
  });

  test("requires a recent second factor to invite staff users", async () => {
    const { browser, code } = await createStaffUser(context, site, "administrator");
    const invitation = { email: "fresh@site.test", role: "editor", languages: ["fr"] };
    context.setTime(minutes(10));
    expect((await browser.call("/staff/people/invite", invitation)).body).toMatchObject({ code: 403, reason: "proofNeeded" });
    await browser.call("/staff/second-factor/prove", { code: code() });
    expect((await browser.call("/staff/people/invite", invitation)).body.code).toBe(200);
    context.setTime(noon);
  });
});

describe("staff users", () => {
  test("lose access when removed, but the last administrator cannot be removed", async () => {
    const administrator = await createStaffUser(context, site, "administrator");
    const leaving = await createStaffUser(context, site, "editor", ["fr"]);
    const { members } = (await administrator.browser.call("/staff/people")).body.data as {
      members: { id: string; email: string; role: string }[];
    };
    const idOf = (email: string) => members.find((member) => member.email === email)?.id;
    expect((await administrator.browser.call("/staff/people/remove", { id: idOf(leaving.email) })).body.code).toBe(200);
    expect((await leaving.browser.call("/staff/me")).status).toBe(401);
    for (const { id, role } of members)
      if (role === "administrator" && id !== idOf(administrator.email))
        await administrator.browser.call("/staff/people/change", { id, role: "support", languages: [] });
    const administratorId = { id: idOf(administrator.email) };
    expect((await administrator.browser.call("/staff/people/remove", administratorId)).body.reason).toBe("lastAdministrator");
    expect(
      (await administrator.browser.call("/staff/people/change", { ...administratorId, role: "editor", languages: ["de"] })).body.reason,
    ).toBe("lastAdministrator");
  });

  test("leave entries in an audit log that cannot be changed", async () => {
    const { browser } = await createStaffUser(context, site, "administrator");
    await browser.call("/staff/people/invite", { email: "logged@site.test", role: "editor", languages: ["fr"] });
    const { data } = (await browser.call("/staff/acts?words=logged")).body;
    expect(data).toMatchObject([{ action: "staff.invited", subject: "logged@site.test", after: { role: "editor", languages: ["fr"] } }]);
    await expect(context.database.delete(auditEntry)).rejects.toThrow();
    await expect(context.database.update(auditEntry).set({ action: "nothing" })).rejects.toThrow();
  });
});

test.each([
  ["administrator", [], "news", "fr", true],
  ["editor", ["de"], "news", "de", true],
  ["editor", ["de"], "news", "fr", false],
  ["productManager", [], "product", "fr", true],
  ["productManager", [], "news", "fr", false],
  ["support", [], "distributor", "cn", true],
  ["support", [], "product", "cn", false],
] as const)("staff role %s with languages %j may edit %s in %s: %s", (role, languages, type, language, may) => {
  expect(canEdit({ role, languages }, type, language)).toBe(may);
});
