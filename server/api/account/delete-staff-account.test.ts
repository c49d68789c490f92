import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { account } from "#db/account.ts";
import { auditEntry, secondFactor } from "#db/staff.ts";
import { eraseClosedAccounts } from "#domain/account";
import type { StaffRole } from "#domain/staff/schema";
import { openTestApi } from "#tests/support/test-api.ts";
import { inviteStaffUser, createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { personalData } from "../../personal-data.ts";

const dayMs = 86_400_000;
let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
});
afterAll(() => context.close());
beforeEach(() => context.database.update(account).set({ role: null, closesAt: null }));

const later = (ms: number) => context.setTime(new Date(context.clock.now().getTime() + ms).toISOString());
const open = (role: StaffRole) => createStaffUser(context, site, role, role === "editor" ? ["de"] : []);
const remove = async ({ browser, password }: Pick<StaffUser, "browser" | "password">) =>
  (await browser.call("/account/delete", { password })).body;
const rowOf = async (email: string) => (await context.database.select().from(account).where(eq(account.email, email)))[0];
const erase = () => eraseClosedAccounts(context, personalData);

describe("deletion of a staff account by its owner", () => {
  test("is refused for the last administrator, who keeps account, role and session", async () => {
    const administrator = await open("administrator");
    expect(await remove(administrator)).toMatchObject({ code: 400, reason: "lastAdministrator" });
    expect(await rowOf(administrator.email)).toMatchObject({ role: "administrator", closesAt: null });
    expect((await administrator.browser.call("/staff/me")).status).toBe(200);
  });

  test("removes the access of an administrator at once and erases the account later", async () => {
    const leaving = await open("administrator");
    const remaining = await open("administrator");
    expect(await remove(leaving)).toMatchObject({ code: 200 });
    const row = (await rowOf(leaving.email))!;
    expect(row.role).toBeNull();
    expect(row.closesAt?.getTime()).toBe(context.clock.now().getTime() + 14 * dayMs);
    expect(await context.database.$count(secondFactor, eq(secondFactor.accountId, row.id))).toBe(0);
    expect(
      await context.database
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `staff/${row.id}`)),
    ).toContainEqual(expect.objectContaining({ action: "staff.removed", actor: { kind: "staff", id: row.id } }));
    // From here on only one administrator is left.
    expect(await remove(remaining)).toMatchObject({ reason: "lastAdministrator" });
    later(14 * dayMs);
    expect(await erase()).toBe(1);
    expect(await rowOf(leaving.email)).toBeUndefined();
    expect(await rowOf(remaining.email)).toMatchObject({ role: "administrator" });
  });

  test.each(["administrator", "editor", "productManager", "support"] as const)(
    "of an account with the role %s requires a recent second factor in this session",
    async (role) => {
      await open("administrator");
      const member = await open(role);
      later(10 * 60_000);
      expect(await remove(member)).toMatchObject({ code: 403, reason: "proofNeeded" });
      expect(await rowOf(member.email)).toMatchObject({ role, closesAt: null });
      // A second factor checked in another session does not count.
      const stolen = site.open();
      await stolen.call("/account/login", { login: member.email, password: member.password, agree: true });
      expect((await member.browser.call("/staff/second-factor/prove", { code: member.code() })).body.code).toBe(200);
      expect(await remove({ browser: stolen, password: member.password })).toMatchObject({ reason: "proofNeeded" });
      expect(await remove({ browser: member.browser, password: "Wrong-2026" })).toMatchObject({ reasons: { password: "wrongPassword" } });
      expect(await remove(member)).toMatchObject({ code: 200 });
    },
  );

  test("keeps one of the last two administrators when both delete their accounts at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const both = await Promise.all([open("administrator"), open("administrator")]);
      const answers = await Promise.all(both.map(remove));
      expect(answers.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([200, "lastAdministrator"]);
      expect(await context.database.$count(account, eq(account.role, "administrator"))).toBe(1);
      await context.database.update(account).set({ role: null });
    }
  });

  test("keeps one administrator when the last two are removed at once", async () => {
    const [leaving, removing] = await Promise.all([open("administrator"), open("administrator")]);
    const [removingRow, leavingRow] = [(await rowOf(removing.email))!, (await rowOf(leaving.email))!];
    const takeAccess = ({ id }: { id: string }) => removing.browser.call("/staff/people/remove", { id });
    await Promise.all([remove(leaving), takeAccess(removingRow), takeAccess(leavingRow)]);
    expect(await context.database.$count(account, eq(account.role, "administrator"))).toBe(1);
  });

  test("leaves a visitor's account when its owner logs in again", async () => {
    await open("administrator");
    const editor = await open("editor");
    await remove(editor);
    const browser = site.open();
    const login = { login: editor.email, password: editor.password, agree: true };
    expect((await browser.call("/account/login", login)).body.code).toBe(200);
    expect((await browser.call("/staff/me")).body.reason).toBe("notStaff");
    expect(await rowOf(editor.email)).toMatchObject({ role: null, closesAt: null });
  });
});

describe("the erasure of closed accounts", () => {
  test("keeps an account that became one of the staff after its owner closed it", async () => {
    const { browser, form, password } = await site.signUp();
    expect(await remove({ browser, password })).toMatchObject({ code: 200 });
    const token = await inviteStaffUser(context, { email: form.email, role: "administrator" });
    expect((await site.open().call("/staff/join/account", { token })).body.code).toBe(200);
    later(14 * dayMs);
    expect(await erase()).toBe(0);
    expect(await rowOf(form.email)).toMatchObject({ role: "administrator", closesAt: null });
  });

  test.each(["administrator", "editor"] as const)("keeps an account with the role %s that has a closing date", async (role) => {
    const { form } = await site.signUp();
    await context.database.update(account).set({ role, closesAt: context.clock.now() }).where(eq(account.email, form.email));
    later(dayMs);
    expect(await erase()).toBe(0);
    expect(await rowOf(form.email)).toMatchObject({ role });
  });
});
