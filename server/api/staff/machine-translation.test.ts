import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { rateLimit } from "#db/rate-limit.ts";
import { auditEntry } from "#db/staff.ts";
import type { Check, Entry } from "#domain/editing/schema";
import type { MachineDraft } from "#domain/translation/schema";
import { openMachineTranslator } from "#platform/machine-translation";
import { answerAsDeepL, sendJson, startFakeTranslator, type FakeTranslator } from "#tests/support/fake-translator.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser, openStaffBrowsers } from "#tests/support/staff.ts";
import { newsData, openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let service: FakeTranslator;
let administrator: TestBrowser;
let german: TestBrowser;
let support: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  service = await startFakeTranslator(() => {});
  const timeLimits = { requestMs: 500, totalMs: 1500, firstPauseMs: 10 };
  const machineTranslator = openMachineTranslator({ url: service.url, key: "a-key", model: undefined, timeLimits });
  const site = openTestApi(context, "http://site.test", { machineTranslator });
  administrator = (await createStaffUser(context, site, "administrator")).browser;
  german = (await createStaffUser(context, site, "editor", ["de"])).browser;
  support = (await createStaffUser(context, site, "support")).browser;
});
afterAll(async () => {
  await service.close();
  await context.close();
});

const body = "## Two ways {#ways}\n\nAsk [the shop](/contact-us) for 5 kWh.";
const inEnglish = newsData({ title: "Opening", lead: "Soon", body });
/** Publishes an English entry, and translates by writing each text in upper case. */
beforeEach(async () => {
  await context.database.delete(contentEntry);
  await context.database.delete(rateLimit);
  await publish(context, { key: "opening", data: inEnglish });
  service.answerWith(answerAsDeepL(translate));
});

const translate = (text: string) => text.replace(/(<[^>]*>)|[a-z]+/g, (word, tag?: string) => tag ?? word.toUpperCase());
const edition = (language = "de") => ({ type: "news", key: "opening", language });
const post = async (browser: TestBrowser, verb: string, more: object) =>
  (await browser.call(`/staff/content/${verb}`, { ...edition(), ...more })).body;
const draft = async (more: object = {}, browser = german) => post(browser, "draft-by-machine", { from: "en", basedOn: 0, ...more });
const readEdition = async (language = "de") => {
  const entry = (await administrator.call("/staff/content/news/opening")).body.data as Entry;
  return entry.editions.find((each) => each.language === language)!;
};
const save = async (changes: object) => {
  const { draft: saved, data, revision } = await readEdition();
  const input = { data: { ...(saved ?? data), ...changes }, basedOn: revision, isTyped: true };
  return (await post(german, "save", input)).data as Entry["editions"][number];
};
const publishGerman = async () =>
  expect((await administrator.call("/staff/content/publish", { editions: [edition()] })).body.data).toMatchObject([{ done: true }]);
const texts = ["body", "description", "keywords", "lead", "pictureAlt", "sources", "title"];

describe("draft by machine translation", () => {
  test("fills a missing language as an unreviewed draft and protects codes and units", async () => {
    const { localization, fields, units } = (await draft()).data as MachineDraft;
    expect([fields.toSorted(), units]).toEqual([texts, []]);
    expect(localization.draft).toMatchObject({
      title: "OPENING",
      keywords: ["BATTERY"],
      body: "## TWO WAYS {#ways}\n\nASK [THE SHOP](/contact-us) FOR 5 kWh.",
      picture: "myrtillo-exploded",
    });
    expect(localization).toMatchObject({ state: "draft", isUnreviewed: true, unreviewed: expect.arrayContaining(texts) });
    const sent = JSON.stringify(service.requests.map((request) => request.body));
    expect(sent).not.toMatch(/opening"|editor|site\.test|2026-04-01/);
    const [act] = await context.database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(act).toMatchObject({
      action: "content.machineDrafted",
      subject: "news/opening/de",
      after: { from: "en", fields: expect.arrayContaining(texts), characters: expect.any(Number), service: service.url.host },
    });
  });

  test("changes only empty and stale fields of an existing language", async () => {
    await publish(context, { key: "opening", websiteId: 4, data: newsData({ title: "Eröffnung", lead: "Bald", body: "Text" }) });
    await publish(context, { key: "opening", data: { ...inEnglish, lead: "Tomorrow" } });
    await save({ description: "" });
    const { revision } = await readEdition();
    expect((await draft({ basedOn: revision })).data).toMatchObject({ fields: ["lead", "description"] });
    expect((await readEdition()).draft).toMatchObject({ title: "Eröffnung", lead: "TOMORROW", description: "A DESCRIPTION", body: "Text" });
    expect((await readEdition()).data).toMatchObject({ lead: "Bald" });
    expect(await draft({ basedOn: revision + 1 })).toMatchObject({ code: 400, reason: "nothingToTranslate" });
    await post(german, "mark-reviewed", { fields: ["lead", "description"] });
    await publishGerman();
    const full = await readEdition();
    expect(full.follows).toEqual([]);
    expect(await draft({ basedOn: full.revision })).toMatchObject({ code: 400, reason: "nothingToTranslate" });
  });

  test("leaves a text in the source language and reports it when its codes are lost", async () => {
    service.answerWith(answerAsDeepL((text) => (text.includes("<g") ? "FRAGEN SIE" : text === "Soon" ? "<b>BALD</b>" : translate(text))));
    const { localization, units } = (await draft()).data as MachineDraft;
    expect(units).toEqual([
      { id: "lead", reason: "codesDiffer" },
      { id: "body/2of2", reason: "codesDiffer" },
    ]);
    expect(localization.draft).toMatchObject({ body: "## TWO WAYS {#ways}\n\nAsk [the shop](/contact-us) for 5 kWh." });
    expect(localization.draft).not.toHaveProperty("lead");
  });

  test.each([
    ["the service fails", "translationUnreachable", () => service.answerWith((_, response) => void response.writeHead(500).end())],
    ["the service refuses the key", "translationRefused", () => service.answerWith((_, response) => void response.writeHead(403).end())],
    ["the answer is HTML", "translationUnusable", () => service.answerWith((_, response) => void response.end("<html>"))],
    ["the answer is one of a chat", "translationUnusable", () => service.answerWith((_, response) => sendJson(response, { choices: [] }))],
    ["no text comes back usable", "translationUnusable", () => service.answerWith(answerAsDeepL(() => "<script>alert(1)</script>"))],
  ])("stores nothing when %s", async (_, reason, spoil) => {
    spoil();
    expect(await draft()).toMatchObject({ code: 400, reason });
    expect(await context.database.$count(contentEntry, eq(contentEntry.language, "de"))).toBe(0);
  });

  test("stores nothing when another user saved meanwhile", async () => {
    await post(administrator, "save", { data: { title: "Neu" }, basedOn: 0 });
    expect(await draft()).toMatchObject({ code: 400, reason: "savedSince", data: { revision: 1 } });
    expect((await readEdition()).draft).toMatchObject({ title: "Neu" });
  });

  test("refuses an entry that is too long", async () => {
    await publish(context, { key: "opening", data: { ...inEnglish, body: "A sentence. ".repeat(6000) } });
    expect(await draft()).toMatchObject({ reason: "tooLongToTranslate" });
    expect(service.requests).toEqual([]);
  });

  test.each([
    ["another language", () => german, { language: "fr" }, { code: 403, reason: "notYourLanguage" }],
    ["another role", () => support, {}, { code: 403, reason: "roleMayNot" }],
    ["an unknown entry", () => administrator, { key: "none" }, { code: 404 }],
  ])("is refused for %s", async (_, who, more, refusal) => {
    expect(await draft(more, who())).toMatchObject(refusal);
    expect(service.requests).toEqual([]);
  });

  test("is limited in number", async () => {
    service.answerWith((_, response) => void response.writeHead(403).end());
    for (let count = 0; count < 100; count += 1) await draft();
    expect(await draft()).toMatchObject({ code: 429, reason: "tooMany" });
    expect(service.requests).toHaveLength(100);
  });
});

describe("unreviewed machine translation", () => {
  test("ends for a field when a person edits it or marks it as reviewed", async () => {
    await draft();
    expect((await save({ title: "Eröffnung" })).unreviewed).not.toContain("title");
    expect((await post(german, "mark-reviewed", { fields: ["lead", "title", "date"] })).data).toMatchObject({
      fields: expect.arrayContaining(["lead"]),
    });
    expect((await readEdition()).unreviewed.toSorted()).toEqual(["body", "description", "keywords", "pictureAlt", "sources"]);
    expect(await post(german, "mark-reviewed", { ...edition("fr"), fields: ["title"] })).toMatchObject({ reason: "notYourLanguage" });
  });

  test("survives publication and the restoration of its revision, and warns before publication", async () => {
    await draft();
    const checks = (await german.call("/staff/content/news/opening/check?language=de")).body.data as Check[];
    expect(
      checks
        .filter(({ reason }) => reason === "machineTranslation")
        .map(({ field, severity }) => `${severity} ${field}`)
        .toSorted(),
    ).toEqual(texts.map((field) => `warning ${field}`));
    await publishGerman();
    expect(await readEdition()).toMatchObject({ state: "published", isUnreviewed: true });
    await save({ title: "Eröffnung" });
    expect((await readEdition()).unreviewed).not.toContain("title");
    await post(german, "restore", { revision: 1, basedOn: 2 });
    expect((await readEdition()).unreviewed).toContain("title");
  });

  test("does not end the mark of a stale translation until it is reviewed", async () => {
    await publish(context, { key: "opening", websiteId: 4, data: newsData({ lead: "Bald" }) });
    await publish(context, { key: "opening", data: { ...inEnglish, lead: "Tomorrow" } });
    const stale = async () => (await readEdition()).follows.map(({ field }) => field);
    await draft({ basedOn: (await readEdition()).revision });
    await publishGerman();
    expect(await stale()).toEqual(["lead"]);
    await post(german, "mark-reviewed", { fields: ["lead"] });
    expect(await stale()).toEqual([]);
  });
});

test("machine translation is off without a service", async () => {
  const { editor } = await openStaffBrowsers(context, ["de"]);
  expect(await draft({}, editor)).toMatchObject({ code: 400, reason: "translationOff" });
  const mayDraft = async (browser: TestBrowser) =>
    ((await browser.call("/staff/content/types")).body.data as { mayDraftByMachine: boolean }[])[0];
  expect(await mayDraft(editor)).toMatchObject({ mayDraftByMachine: false });
  expect(await mayDraft(german)).toMatchObject({ mayDraftByMachine: true });
  expect(await mayDraft(support)).toMatchObject({ mayDraftByMachine: false });
});
