import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntry, staffInvitation } from "#db/staff.ts";
import { canEdit, deleteExpiredInvitations } from "#domain/staff";
import { openTestApi } from "#tests/support/test-api.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { readQueuedMails, wrongCodeFor } from "#tests/support/sign-up-form.ts";
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

describe("staff invitation", () => {
  test("is mailed, works once and then requires a second factor", async () => {
    const token = await inviteStaffUser(context, { email: "new@site.test", role: "editor", languages: ["de"] });
    expect((await readQueuedMails(context, "new@site.test")).at(-1)).toMatchObject({
      name: "staffInvitation",
      data: { link: `/admin#/join/${token}` },
    });
    const browser = site.open();
    expect((await browser.call("/staff/join/read", { token })).body.data).toEqual({
      email: "new@site.test",
      role: "editor",
      hasAccount: false,
    });
    const form = { token, name: "Neu", language: "de", password: goodPassword };
    expect((await browser.call("/staff/join", form)).body.code).toBe(200);
    expect((await browser.call("/staff/join", form)).body.reason).toBe("linkExpired");
    await browser.call("/account/login", { login: "new@site.test", password: goodPassword, agree: true });
    expect((await browser.call("/staff/me")).body).toMatchObject({ code: 401, reason: "secondFactorNeeded" });
    expect((await browser.call("/staff/second-factor")).body.data).toEqual({ isSetUp: false });
  });

  test.each(["Passw0rd!", "Petrichor2026!", "Marigold-1"])("refuses the common password %s and stays valid", async (password) => {
    const token = await inviteStaffUser(context, { email: "petrichor@site.test", role: "support" });
    const form = { token, name: "Marigold", language: "de" };
    const refused = await site.open().call("/staff/join", { ...form, password });
    expect(refused.body).toMatchObject({ code: 400, reasons: { password: "passwordCommon" } });
    expect((await site.open().call("/staff/join/read", { token })).body.code).toBe(200);
  });

  test("turns an existing account into a staff account", async () => {
    const { browser, form, password } = await site.signUp();
    const token = await inviteStaffUser(context, { email: form.email, role: "support" });
    expect((await browser.call("/staff/join/read", { token })).body.data).toMatchObject({ hasAccount: true });
    expect((await browser.call("/staff/me")).body.reason).toBe("notStaff");
    expect((await site.open().call("/staff/join/account", { token })).body.code).toBe(200);
    // A session older than the invitation cannot set up the second factor.
    expect((await browser.call("/staff/second-factor/begin", {})).body.reason).toBe("notSignedIn");
    await browser.call("/account/login", { login: form.email, password, agree: true });
    expect((await browser.call("/staff/me")).body.reason).toBe("secondFactorNeeded");
  });

  test("expires after three days or when a newer one is sent", async () => {
    const first = await inviteStaffUser(context, { email: "slow@site.test", role: "editor" });
    const second = await inviteStaffUser(context, { email: "slow@site.test", role: "editor" });
    expect((await site.open().call("/staff/join/read", { token: first })).body.reason).toBe("linkExpired");
    context.setTime(minutes(3 * 24 * 60 - 1));
    expect((await site.open().call("/staff/join/read", { token: second })).body.code).toBe(200);
    context.setTime(minutes(3 * 24 * 60));
    expect((await site.open().call("/staff/join/read", { token: second })).body.reason).toBe("linkExpired");
    context.setTime(noon);
  });

  test("is deleted by the cleanup job only after it expires", async () => {
    await inviteStaffUser(context, { email: "never@site.test", role: "editor" });
    const remaining = async () => context.database.$count(staffInvitation, eq(staffInvitation.email, "never@site.test"));
    context.setTime(minutes(3 * 24 * 60 - 1));
    await deleteExpiredInvitations(context);
    expect(await remaining()).toBe(1);
    context.setTime(minutes(3 * 24 * 60));
    await deleteExpiredInvitations(context);
    expect(await remaining()).toBe(0);
    context.setTime(noon);
  });

  test("is refused for the address of a staff user", async () => {
    const { browser, email } = await createStaffUser(context, site, "administrator");
    expect((await browser.call("/staff/people/invite", { email, role: "editor", languages: [] })).body.reason).toBe("staffAlready");
  });
});

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
      (await administrator.browser.call("/staff/people/change", { ...administratorId, role: "editor", languages: [] })).body.reason,
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
