import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffRoles, type StaffRole } from "#domain/staff/schema";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { everyStaffEndpoint } from "../every-endpoint.ts";

let context: TestContext;
let members: Record<StaffRole, TestBrowser>;
let visitor: TestBrowser;
let anonymous: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  const staffBrowsers = await Promise.all(
    staffRoles.map(async (role) => [role, (await createStaffUser(context, site, role, ["de"])).browser] as const),
  );
  members = Object.fromEntries(staffBrowsers) as typeof members;
  visitor = (await site.signUp()).browser;
  anonymous = site.open();
});
afterAll(() => context.close());

/** Calls with invalid values: permitted users get a validation error, and nothing changes. */
const call = (browser: TestBrowser, { method, path }: (typeof everyStaffEndpoint)[number]) =>
  browser.call(path.replace(/:\w+/g, "none"), method === "GET" ? undefined : {});

const guarded = everyStaffEndpoint.filter((row) => row.by === "staff");

describe.each(guarded.map((row) => [`${row.method} ${row.path}`, row] as const))("staff endpoint %s", (_, row) => {
  test("refuses anonymous requests and visitor sessions", async () => {
    expect((await call(anonymous, row)).body).toMatchObject({ code: 401, reason: "notSignedIn" });
    expect((await call(visitor, row)).body).toMatchObject({ code: 403, reason: "notStaff" });
  });

  test.each(staffRoles)("checks the permission of role %s", async (role) => {
    const { body } = await call(members[role], row);
    expect(body.reason === "roleMayNot").toBe(!row.roles.includes(role));
  });
});
