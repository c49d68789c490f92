import { afterAll, beforeAll, expect, test } from "vitest";
import { staffInvitation } from "#db/staff.ts";
import { openMailTransport } from "#platform/mail";
import { openTestApi } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { createRecordingLog, testEnvironment } from "#tests/support/test-environment.ts";
import { inviteAdministrator } from "./invitations.ts";

let context: TestContext;
beforeAll(async () => void (context = await openTestContext()));
afterAll(() => context.close());

const transportTo = (smtpUrl?: URL) => openMailTransport({ smtpUrl, from: "site@site.test", directory: "" });
const mailServer = transportTo(new URL("smtp://mail.site.test"));
const files = transportTo();
const adminEmail = "first@site.test";

async function loggedAtStart(mailTransport: typeof files) {
  await context.database.delete(staffInvitation);
  const log = createRecordingLog();
  await inviteAdministrator({ environment: testEnvironment({ adminEmail }), context: { ...context, log }, mailTransport });
  return log.lines;
}

const link = expect.stringMatching(/^http:\/\/site\.test\/admin#\/join\/[\w-]{32}$/);

async function loggedByApi(mailTransport: typeof files, email: string) {
  const site = openTestApi(context, undefined, { mailTransport });
  const { browser } = await createStaffUser(context, site, "administrator");
  const answer = await browser.call("/staff/people/invite", { email, role: "editor", languages: ["fr"] });
  expect(answer.body).toMatchObject({ code: 200, data: { link } });
  return site.log.filter(({ event }) => event === "staff.invited");
}

test("the first administrator's invitation is logged without its link if mail is delivered", async () => {
  expect(await loggedAtStart(mailServer)).toEqual([{ level: "info", event: "staff.invited", fields: { email: adminEmail } }]);
});

test("the first administrator's invitation is logged with its link if mail is not delivered", async () => {
  expect(await loggedAtStart(files)).toEqual([{ level: "info", event: "staff.invited", fields: { link } }]);
});

test("the invitation by an administrator is logged without its link if mail is delivered", async () => {
  expect(await loggedByApi(mailServer, "mailed@site.test")).toEqual([]);
});

test("the invitation by an administrator is logged with its link if mail is not delivered", async () => {
  expect(await loggedByApi(files, "file@site.test")).toEqual([{ level: "info", event: "staff.invited", fields: { link } }]);
});
