import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntry } from "#db/staff.ts";
import { contentEntry } from "#db/content.ts";
import { uploadSenderAttachment } from "#domain/attachments";
import type { SenderThread } from "#domain/contact/schema";
import { submitApplication } from "#domain/partners";
import type { Application } from "#domain/partners/schema";
import type { Inbox, Thread } from "#domain/inbox/schema";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let support: StaffUser;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  support = await createStaffUser(context, site, "support");
});
afterAll(() => context.close());

const application: Application = {
  company: "Kaktus & Söhne GmbH",
  registration: "HRB 1",
  roles: ["installer", "distributor"],
  country: "DE",
  region: "Bayern",
  city: "München",
  lines: ["residential", "utility"],
  years: 4,
  installations: undefined,
  manufacturers: undefined,
  name: "Ana",
  email: "",
  telephone: "+49 89 1234567",
  website: undefined,
  message: undefined,
  consent: true,
};

let count = 0;
async function apply(
  changes: Partial<Application> = {},
  language: Language = "en",
  files: readonly string[] = [],
): Promise<{ id: string; email: string }> {
  count += 1;
  const email = `applicant${count}@site.test`;
  await submitApplication(context, { application: { ...application, email, ...changes, files: [...files] }, language });
  const { rows } = (await support.browser.call(`/staff/inbox?kind=partner&words=${email}`)).body.data as Inbox;
  return { id: rows[0]!.id, email };
}
const setStatus = async (id: string, status: string) => (await support.browser.call("/staff/inbox/application", { id, status })).body;
const draft = async (id: string) => (await support.browser.call("/staff/inbox/application/distributor", { id })).body;
const thread = async (id: string) => (await support.browser.call(`/staff/inbox/questions/${id}`)).body.data as Thread;
async function tokenOf(email: string): Promise<string> {
  const link = (await readQueuedMails(context, email)).at(-1)!.data.link!;
  return new URL(link, "http://site.test").searchParams.get("token")!;
}
const readApplicantPage = async (email: string) =>
  (await site.open().call(`/contact/thread?token=${await tokenOf(email)}`)).body.data as SenderThread;

describe("partner application status", () => {
  test.each(languageCodes)("in %s is mailed on each change and shown on the applicant's page", async (language) => {
    const { id, email } = await apply({}, language);
    expect(await readApplicantPage(email)).toMatchObject({ kind: "partner", application: "received", request: null, messages: [] });
    for (const [status, name] of [
      ["inReview", "partnerInReview"],
      ["declined", "partnerDeclined"],
      ["accepted", "partnerAccepted"],
    ] as const) {
      expect(await setStatus(id, status)).toMatchObject({ code: 200 });
      expect((await readQueuedMails(context, email)).map((mail) => [mail.name, mail.language])).toContainEqual([name, language]);
      expect(await readApplicantPage(email)).toMatchObject({ application: status });
    }
    expect(JSON.stringify(await readQueuedMails(context, email))).not.toMatch(/Kaktus|München|Ana\b/);
  });

  test("sends no mail when set again and keeps the other details", async () => {
    const { id, email } = await apply();
    const before = (await thread(id)).request;
    await setStatus(id, "inReview");
    const mails = (await readQueuedMails(context, email)).length;
    await setStatus(id, "inReview");
    expect(await readQueuedMails(context, email)).toHaveLength(mails);
    expect(await thread(id)).toMatchObject({
      state: "open",
      request: { kind: "partner", details: { ...before.details, status: "inReview" } },
    });
  });

  test("is recorded in the audit log", async () => {
    const { id } = await apply();
    await setStatus(id, "accepted");
    const acts = await context.database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `question/${id}`));
    const actor = { kind: "staff", id: ((await support.browser.call("/staff/me")).body.data as { id: string }).id };
    expect(acts).toMatchObject([{ actor, action: "application.state", before: { status: "received" }, after: { status: "accepted" } }]);
  });

  test("does not apply to questions and cannot return to received", async () => {
    await site.open().call("/contact/question", { name: "Q", telephone: "0612345678", company: "C", email: "q@site.test", message: "?" });
    const { rows } = (await support.browser.call("/staff/inbox?kind=question")).body.data as Inbox;
    expect(await setStatus(rows[0]!.id, "accepted")).toMatchObject({ code: 400, reason: "noApplication" });
    const { id } = await apply();
    expect(await setStatus(id, "received")).toMatchObject({ reasons: { status: "unknownChoice" } });
  });

  test.each(["editor", "productManager"] as const)("cannot be changed by a staff user with role %s", async (role) => {
    const { id } = await apply();
    const { browser } = await createStaffUser(context, site, role, ["en"]);
    expect((await browser.call("/staff/inbox/application", { id, status: "accepted" })).body).toMatchObject({ code: 403 });
    expect((await browser.call("/staff/inbox/application/distributor", { id })).body).toMatchObject({ code: 403 });
    expect((await thread(id)).request).toMatchObject({ details: { status: "received" } });
  });
});

describe("distributor entry", () => {
  const entries = (key: string) =>
    context.database
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.type, "distributor"), eq(contentEntry.key, key)));
  const keyOf = async (id: string) => {
    const { request } = await thread(id);
    return request.kind === "partner" ? request.details.distributor! : "";
  };

  test("is drafted from an accepted application with its details", async () => {
    const { id } = await apply({}, "de");
    expect(await draft(id)).toMatchObject({ code: 400, reason: "notAccepted" });
    await setStatus(id, "accepted");
    expect(await draft(id)).toMatchObject({ code: 200 });
    const key = await keyOf(id);
    expect(key).toMatch(/^kaktus-sohne-gmbh-[0-9a-f]{8}$/);
    expect(await entries(key)).toMatchObject([
      {
        language: "de",
        state: "draft",
        data: null,
        draft: { name: "Kaktus & Söhne GmbH", kind: "distributor", country: "DE", city: "München", lines: ["residential", "utility"] },
      },
    ]);
    expect((await site.open().call(`/distributor/${key}`)).status).toBe(404);
  });

  test("is created only once when requested repeatedly", async () => {
    const { id } = await apply();
    await setStatus(id, "accepted");
    await Promise.all([draft(id), draft(id)]);
    await draft(id);
    expect(await entries(await keyOf(id))).toMatchObject([{ revision: 1 }]);
  });

  test("has a generated slug for a non-Latin name and kind installer for EPC firms", async () => {
    const { id } = await apply({ company: "太阳能公司", roles: ["epc"], country: "CN", city: "一个没有的地方" }, "cn");
    await setStatus(id, "accepted");
    await draft(id);
    const key = await keyOf(id);
    expect(key).toMatch(/^partner-[0-9a-f]{8}$/);
    expect(await entries(key)).toMatchObject([{ language: "cn", draft: { kind: "installer", city: "一个没有的地方" } }]);
  });
});

test("partner application documents are open to staff first and to applicants after an answer", async () => {
  const takenForm = await uploadSenderAttachment(context, {
    fileName: "extract.pdf",
    given: Buffer.from("%PDF-1.7 of the register"),
    limitedAddress: "192.0.2.1",
  });
  if (!takenForm.ok) throw new Error(takenForm.reason);
  const file = takenForm.attachment;
  const { id, email } = await apply({}, "en", [file.id]);
  expect((await thread(id)).files).toEqual([file]);
  expect((await support.browser.call(`/staff/inbox/files/${file.id}`)).status).toBe(200);
  const token = await tokenOf(email);
  const readStatus = async () => (await site.open().call(`/contact/thread/file?${new URLSearchParams({ token, id: file.id })}`)).status;
  expect(await readStatus()).toBe(404);
  expect((await readApplicantPage(email)).messages).toEqual([]);
  await support.browser.call("/staff/inbox/reply", { id, text: "Thank you.", seen: 0, state: "waiting" });
  expect(await readStatus()).toBe(200);
  expect((await readApplicantPage(email)).messages).toMatchObject([{ from: "sender", text: "", files: [file] }, { text: "Thank you." }]);
});
