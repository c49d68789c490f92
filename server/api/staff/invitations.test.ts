import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffInvitation } from "#db/staff.ts";
import { deleteExpiredInvitations } from "#domain/staff";
import { openTestApi } from "#tests/support/test-api.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { inviteStaffUser, createStaffUser } from "#tests/support/staff.ts";
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
    expect((await browser.call("/staff/second-factor")).body.data).toEqual({ isSetUp: false, hasPasskeys: false });
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

  test("is refused for the address of a staff user, and for an editor without languages", async () => {
    const { browser, email } = await createStaffUser(context, site, "administrator");
    const invite = (fields: object) => browser.call("/staff/people/invite", { email, role: "editor", languages: ["de"], ...fields });
    expect((await invite({})).body.reason).toBe("staffAlready");
    expect((await invite({ languages: [] })).body.reasons).toEqual({ languages: "languagesRequired" });
    const { id } = (await browser.call("/staff/me")).body.data as { id: string };
    const change = await browser.call("/staff/people/change", { id, role: "editor", languages: [] });
    expect(change.body.reasons).toEqual({ languages: "languagesRequired" });
  });

  test("replaces an open one only after a confirmation", async () => {
    const { browser } = await createStaffUser(context, site, "administrator");
    const invite = (fields: object) =>
      browser.call("/staff/people/invite", { email: "twice@site.test", role: "editor", languages: ["de"], ...fields });
    await invite({});
    const changed = { role: "support", languages: [] };
    expect((await invite(changed)).body.reason).toBe("invitationOpen");
    expect((await invite({ ...changed, replaces: true })).body.code).toBe(200);
    const { invitations } = (await browser.call("/staff/people")).body.data as { invitations: { email: string }[] };
    expect(invitations.filter(({ email }) => email === "twice@site.test")).toMatchObject([changed]);
  });

  test.each([
    ["editor", { languages: ["de"], mayPublish: false }, false],
    ["productManager", { languages: [], mayPublish: false }, false],
    ["editor", { languages: ["de"] }, true],
    ["administrator", { languages: [], mayPublish: false }, true],
  ] as const)("gives the %s with %o the right to publish: %s", async (role, rights, mayPublish) => {
    const { browser } = await createStaffUser(context, site, "administrator");
    const email = `publisher.${role}.${mayPublish}@site.test`.toLowerCase();
    await browser.call("/staff/people/invite", { email, role, ...rights });
    type Listed = { email: string; mayPublish: boolean };
    const people = async () => (await browser.call("/staff/people")).body.data as { members: Listed[]; invitations: Listed[] };
    expect((await people()).invitations.find((each) => each.email === email)).toMatchObject({ mayPublish });
    const { link } = (await readQueuedMails(context, email)).at(-1)!.data as { link: string };
    const form = { token: link.replace(/.*\//, ""), name: "Neu", language: "de", password: goodPassword };
    expect((await site.open().call("/staff/join", form)).body.code).toBe(200);
    expect((await people()).members.find((each) => each.email === email)).toMatchObject({ role, mayPublish });
  });

  test("mails who invites, the role and the languages", async () => {
    const { browser } = await createStaffUser(context, site, "administrator");
    const { name } = (await browser.call("/staff/me")).body.data as { name: string };
    await browser.call("/staff/people/invite", { email: "told@site.test", role: "editor", languages: ["de", "fr"] });
    expect((await readQueuedMails(context, "told@site.test")).at(-1)?.data.fields).toEqual({
      invitedBy: name,
      role: "Editor",
      languages: "Deutsch, Français",
    });
  });

  test("gets a new link on request, which is mailed or only shown, and the former one expires", async () => {
    const { browser } = await createStaffUser(context, site, "administrator");
    const email = "again@site.test";
    const readLink = (answer: { body: { data: unknown } }) => (answer.body.data as { link: string }).link;
    const token = (link: string) => link.replace(/.*\//, "");
    const first = readLink(await browser.call("/staff/people/invite", { email, role: "support", languages: [] }));
    expect(first).toMatch(/^http:\/\/site\.test\/admin#\/join\/[\w-]{32}$/);
    const { invitations } = (await browser.call("/staff/people")).body.data as { invitations: { id: string; email: string }[] };
    const { id } = invitations.find((each) => each.email === email)!;
    const mails = async () => (await readQueuedMails(context, email)).length;
    const shown = readLink(await browser.call("/staff/people/renew-invitation", { id, isMailed: false }));
    expect(await mails()).toBe(1);
    const mailed = readLink(await browser.call("/staff/people/renew-invitation", { id, isMailed: true }));
    expect((await readQueuedMails(context, email)).map(({ data }) => data.link).sort()).toEqual(
      [first, mailed].map((link) => link.replace("http://site.test", "")).sort(),
    );
    const reasons = [];
    for (const link of [first, shown, mailed]) reasons.push((await site.open().call("/staff/join/read", { token: token(link) })).body.code);
    expect(reasons).toEqual([400, 400, 200]);
    context.setTime(minutes(11));
    expect((await browser.call("/staff/people/renew-invitation", { id, isMailed: false })).body.reason).toBe("proofNeeded");
    context.setTime(noon);
  });
});
