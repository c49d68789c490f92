import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newsletterDelivery, newsletterIssue, newsletterProof, newsletterSubscriber } from "#db/newsletter.ts";
import { auditEntry } from "#db/staff.ts";
import { withdrawEntry } from "#domain/content";
import { setNewsletterChoice } from "#domain/newsletter";
import type { Issue, IssueForm, Issues, Subscribers, SubscriberView } from "#domain/newsletter/fields";
import type { Language } from "#i18n/languages.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

const noon = Date.parse("2026-05-01T12:00:00Z");
const unknownId = "00000000-0000-4000-8000-000000000000";
let context: TestContext;
let administrator: StaffUser;
let editor: StaffUser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  administrator = await createStaffUser(context, site, "administrator");
  editor = await createStaffUser(context, site, "editor", ["de"]);
  await publish(context, { key: "opening", websiteId: 4, data: newsData({ title: "Eröffnung", description: "Am Montag" }) });
  await publish(context, { key: "closing", websiteId: 4, data: newsData({ title: "Schluss" }) });
});
afterAll(() => context.close());
beforeEach(async () => {
  at(0);
  for (const table of [newsletterDelivery, newsletterIssue, newsletterSubscriber]) await context.database.delete(table);
});

const at = (minutes: number) => context.setTime(new Date(noon + minutes * 60_000).toISOString());
const act = async (action: string, body: object, by = administrator) => (await by.browser.call(`/staff/newsletter/${action}`, body)).body;
const ask = async (resource: string, by = administrator) => (await by.browser.call(`/staff/newsletter/${resource}`)).body;
const subscribeAs = (email: string, language: Language = "de", name = "Max") =>
  context.database.transaction((transaction) =>
    setNewsletterChoice(context, transaction, { email, subscribe: true, name, origin: { language, address: "192.0.2.7", page: "/de" } }),
  );
const form = (changes: Partial<IssueForm> = {}): IssueForm => ({
  id: null,
  basedOn: 0,
  language: "de",
  subject: "Im Mai",
  intro: "Guten Tag,\nzwei Dinge.",
  entries: [{ type: "news", key: "opening" }],
  ...changes,
});
const compose = async (changes: Partial<IssueForm> = {}) => ((await act("save", form(changes))).data as { id: string }).id;
const send = (id: string, by = administrator) => act("send", { id, basedOn: 1 }, by);
const read = async (id: string) => (await ask(`issues/${id}`)).data as Issue;
const acts = async (action: string) => (await context.database.select().from(auditEntry)).filter((row) => row.action === action);

describe("newsletter issue", () => {
  test("can be saved, listed with its counts and read with entry titles", async () => {
    await subscribeAs("max@example.org");
    const id = await compose();
    expect((await ask("issues?language=de")).data).toMatchObject({
      rows: [{ id, subject: "Im Mai", sentAt: null, counts: { queued: 0, sent: 0, failed: 0, unsubscribed: 0, left: 0 } }],
      total: 1,
      receivers: { de: 1, fr: 0 },
    });
    expect(((await ask("issues?language=fr")).data as Issues).rows).toEqual([]);
    expect(await read(id)).toMatchObject({
      revision: 1,
      receivers: 1,
      entries: [{ type: "news", key: "opening", title: "Eröffnung", isPublic: true }],
    });
  });

  test("is not overwritten by a save that is based on an older revision", async () => {
    const id = await compose();
    expect((await act("save", form({ id, basedOn: 1, subject: "Im Juni" }))).data).toEqual({ id, revision: 2 });
    expect((await act("save", form({ id, basedOn: 1, subject: "Im Juli" }))).reason).toBe("savedSince");
    expect((await read(id)).subject).toBe("Im Juni");
    expect((await acts("newsletter.saved")).at(-1)).toMatchObject({
      subject: `newsletter/${id}`,
      before: { subject: "Im Mai" },
      after: { subject: "Im Juni", entries: ["news/opening"] },
    });
  });

  test.each([
    ["a new one", "fr", "notYourLanguage"],
    ["a new one", "de", undefined],
    ["an existing French one", "de", "notYourLanguage"],
  ] as const)("can be edited only in the editor's languages: %s in %s", async (which, language, reason) => {
    const id = which === "a new one" ? null : await compose({ language: "fr", entries: [] });
    expect((await act("save", form({ id, basedOn: id === null ? 0 : 1, language, entries: [] }), editor)).reason).toBe(reason);
    if (id !== null) expect((await act("remove", { id }, editor)).reason).toBe(reason);
  });

  test("can be previewed as a mail and sent as a test", async () => {
    const id = await compose({
      entries: [
        { type: "news", key: "opening" },
        { type: "news", key: "closing" },
      ],
    });
    const { subject, html, text } = (await ask(`issues/${id}/preview`, editor)).data as Record<string, string>;
    expect(subject).toBe("Im Mai");
    for (const part of ["zwei Dinge.", "Eröffnung", "Am Montag", "http://site.test/de/explore/news/opening", "Schluss"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toContain("http://site.test/de/newsletter/unsubscribe?token=");
    expect((await act("try", { id }, editor)).code).toBe(200);
    const [mail] = (await readQueuedMails(context, editor.email)).slice(-1);
    expect(mail).toMatchObject({ name: "newsletterIssue", language: "de", data: { issue: { subject: "Im Mai" } } });
  });

  test("can be deleted only before it is sent", async () => {
    await subscribeAs("max@example.org");
    const [draft, sentIssue] = [await compose(), await compose()];
    expect((await act("remove", { id: draft })).code).toBe(200);
    expect((await send(sentIssue)).code).toBe(200);
    for (const [action, body] of [
      ["remove", { id: sentIssue }],
      ["send", { id: sentIssue, basedOn: 1 }],
      ["save", form({ id: sentIssue, basedOn: 1 })],
    ] as const)
      expect((await act(action, body)).reason).toBe("issueSent");
    for (const action of ["remove", "send", "try"]) expect((await act(action, { id: draft, basedOn: 1 })).reason).toBe("unknownIssue");
  });
});

describe("newsletter sending", () => {
  test("reaches only the confirmed subscribers of the language", async () => {
    for (const email of ["one@example.org", "two@example.org"]) await subscribeAs(email);
    await subscribeAs("french@example.org", "fr");
    await context.database.insert(newsletterSubscriber).values({
      email: "pending@example.org",
      state: "pending",
      language: "de",
      createdAt: context.clock.now(),
      changedAt: context.clock.now(),
    });
    const id = await compose();
    expect((await send(id)).data).toEqual({ receivers: 2 });
    expect(await read(id)).toMatchObject({ sentAt: new Date(noon).toISOString(), counts: { queued: 2, sent: 0 } });
    expect((await acts("newsletter.sent")).at(-1)).toMatchObject({ subject: `newsletter/${id}`, after: { receivers: 2 } });
  });

  test("happens once when requested twice at once", async () => {
    await subscribeAs("one@example.org");
    const id = await compose();
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ reason }) => reason).toSorted()).toEqual(["issueSent", undefined]);
    expect(await context.database.$count(newsletterDelivery)).toBe(1);
  });

  test("is refused for an outdated revision", async () => {
    await subscribeAs("max@example.org");
    const id = await compose();
    await act("save", form({ id, basedOn: 1, subject: "Im Juni" }));
    expect((await send(id)).reason).toBe("savedSince");
    expect((await act("send", { id, basedOn: 2 })).data).toEqual({ receivers: 1 });
  });

  test("is refused without subscribers and keeps the issue a draft", async () => {
    await subscribeAs("max@example.org");
    const id = await compose({ language: "cn", entries: [] });
    expect((await send(id)).reason).toBe("noSubscribers");
    expect((await read(id)).sentAt).toBeNull();
  });

  test("is refused when an entry is not public in the language", async () => {
    await subscribeAs("max@example.org");
    await publish(context, { key: "passing", websiteId: 4, data: newsData() });
    const [id, foreign] = [await compose({ entries: [{ type: "news", key: "passing" }] }), await compose({ language: "fr" })];
    await withdrawEntry(context, { type: "news", key: "passing", language: "de" });
    for (const each of [id, foreign]) {
      expect((await send(each)).reason).toBe("entryNotPublic");
      expect((await ask(`issues/${each}/preview`)).reason).toBe("entryNotPublic");
    }
    expect((await read(id)).entries).toMatchObject([{ key: "passing", isPublic: false }]);
  });

  test("requires an administrator with a recent second factor", async () => {
    const id = await compose();
    expect((await send(id, editor)).reason).toBe("roleMayNot");
    at(11);
    expect((await send(id)).reason).toBe("proofNeeded");
  });
});

describe("newsletter subscribers", () => {
  const find = async (query: string) => (await ask(`subscribers?${query}`)).data as Subscribers;

  test("can be searched, filtered and sorted", async () => {
    await subscribeAs("anna@example.org", "de", "Anna");
    at(1);
    await subscribeAs("bruno@example.org", "fr", "Bruno");
    expect((await find("")).rows.map(({ email }) => email)).toEqual(["bruno@example.org", "anna@example.org"]);
    expect((await find("words=ANNA")).rows).toMatchObject([{ email: "anna@example.org", state: "confirmed", name: "Anna" }]);
    expect((await find("language=fr&state=confirmed")).total).toBe(1);
    expect((await find("state=pending")).total).toBe(0);
    expect((await find("sort=email&order=asc&size=1&page=2")).rows.map(({ email }) => email)).toEqual(["bruno@example.org"]);
    expect((await find("words=%25")).total).toBe(0);
  });

  test("are shown with their proof of consent and its text", async () => {
    await subscribeAs("anna@example.org");
    const id = (await find("")).rows[0]!.id;
    const view = (await ask(`subscribers/${id}`)).data as SubscriberView;
    expect(view.proofs).toMatchObject([{ act: "account", language: "de", page: "/de", text: expect.stringContaining("Newsletter") }]);
    expect((await ask(`subscribers/${unknownId}`)).reason).toBe("unknownSubscriber");
  });

  test("are exported with proof of consent, and only their number is logged", async () => {
    await subscribeAs("anna@example.org");
    await subscribeAs("bruno@example.org", "fr");
    const subscriberExport = (await ask("export?language=fr")).data;
    expect(subscriberExport).toMatchObject([{ email: "bruno@example.org", proofs: [{ act: "account" }] }]);
    expect(JSON.stringify(subscriberExport)).not.toMatch(/hash/i);
    expect((await acts("subscribers.exported")).map(({ after }) => after)).toEqual([{ subscribers: 1 }]);
    at(11);
    expect((await ask("export")).reason).toBe("proofNeeded");
  });

  test("are erased with their proof while the delivery counts stay", async () => {
    await subscribeAs("anna@example.org");
    const issue = await compose();
    await send(issue);
    const id = (await find("")).rows[0]!.id;
    expect((await act("erase", { id }, editor)).reason).toBe("roleMayNot");
    expect((await act("erase", { id })).code).toBe(200);
    expect((await act("erase", { id })).reason).toBe("unknownSubscriber");
    expect(await context.database.$count(newsletterProof, eq(newsletterProof.subscriberId, id))).toBe(0);
    expect((await read(issue)).counts.queued).toBe(1);
    expect(JSON.stringify(await acts("subscriber.erased"))).not.toContain("anna");
  });
});
