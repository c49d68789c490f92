import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry, contentShared } from "#db/content.ts";
import { auditEntry } from "#db/staff.ts";
import { findEntry } from "#domain/content";
import type { Entries, Entry, Progress } from "#domain/editing/schema";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import { newsData, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let german: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ administrator, editor: german } = await openStaffBrowsers(context, ["de"]));
});
afterAll(() => context.close());

const entry = { type: "news", key: "opening" };
const edition = (language: string) => ({ ...entry, language });
/** Publishes the entry in English and German, and drafts it in French. */
beforeEach(async () => {
  await context.database.delete(contentEntry);
  await context.database.delete(contentShared);
  await publish(context, { key: "opening", data: newsData({ title: "Opening", lead: "Soon" }) });
  await publish(context, { key: "opening", websiteId: 4, data: newsData({ title: "Eröffnung", lead: "Bald" }) });
  await post(administrator, "save", { ...edition("fr"), data: { title: "Ouverture" }, basedOn: 0 });
});

const post = async (browser: TestBrowser, verb: string, body: object) => (await browser.call(`/staff/content/${verb}`, body)).body;
const read = async () => (await administrator.call("/staff/content/news/opening")).body.data as Entry;
const editionIn = async (language: string) => (await read()).editions.find((each) => each.language === language)!;
const lastAct = async () => (await context.database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0];
const change = async (language: string, changes: object, more: object = {}) => {
  const { data, draft, revision } = await editionIn(language);
  await post(administrator, "save", { ...edition(language), data: { ...(draft ?? data), ...changes }, basedOn: revision });
  const { data: lines } = await post(administrator, "publish", { editions: [edition(language)], ...more });
  expect(lines).toMatchObject([{ done: true }]);
};
const staleFields = async (language: string) => (await editionIn(language)).follows.map(({ field }) => field);

describe("stale translation", () => {
  test("shows the changed fields, their previous source text and the user", async () => {
    await change("en", { title: "Grand opening", lead: "Tomorrow" });
    for (const language of ["de", "fr"])
      expect(await editionIn(language)).toMatchObject({
        isOutdated: true,
        follows: [
          { field: "lead", source: "en", was: "Soon", markedBy: expect.stringMatching(/^administrator/), markedAt: expect.any(String) },
          { field: "title", source: "en", was: "Opening" },
        ],
      });
    expect(await editionIn("en")).toMatchObject({ isOutdated: false, data: { lead: "Tomorrow" } });
  });

  test.each([
    ["the fields that a source change names", "en", { follow: ["lead"] }, ["lead"]],
    ["no field when a source change names none", "en", { follow: [] }, []],
    ["no field when a translation changes", "de", {}, []],
    ["the fields that a translation change names", "de", { follow: ["title"] }, ["title"]],
  ])("marks %s", async (_, language, more, fields) => {
    await change(language, { title: "New", lead: "New" }, more);
    expect(await staleFields(language === "en" ? "de" : "en")).toEqual(fields);
    expect(await staleFields("fr")).toEqual(fields);
  });

  test("ends when its fields are marked as up to date in its language", async () => {
    await change("en", { title: "Grand opening", lead: "Tomorrow" });
    expect((await post(german, "tick-off", { ...edition("de"), fields: ["lead", "body"] })).data).toEqual({ fields: ["lead"] });
    expect(await staleFields("de")).toEqual(["title"]);
    expect(await lastAct()).toMatchObject({ action: "content.followed", subject: "news/opening/de", after: { fields: ["lead"] } });
    await post(german, "tick-off", { ...edition("de"), fields: ["title"] });
    expect((await editionIn("de")).isOutdated).toBe(false);
    expect(await staleFields("fr")).toEqual(["lead", "title"]);
    expect(await post(german, "tick-off", { ...edition("fr"), fields: ["title"] })).toMatchObject({ reason: "notYourLanguage" });
  });

  test("compares with the last matching source after repeated changes", async () => {
    await change("en", { title: "Second" });
    await change("en", { title: "Third" });
    expect((await editionIn("de")).follows).toMatchObject([{ field: "title", was: "Opening" }]);
    await change("en", { title: "Opening" });
    expect(await staleFields("de")).toEqual([]);
  });

  test("ends when the source change is undone", async () => {
    await change("en", { title: "Mistake" });
    await post(administrator, "undo", { editions: [edition("en")] });
    expect(await staleFields("de")).toEqual([]);
  });

  test("can be filtered in lists, which show its languages", async () => {
    await change("en", { title: "Grand opening" });
    const { entries } = (await german.call("/staff/content/news?outdated=1")).body.data as Entries;
    expect(entries[0]?.editions.map(({ language, isOutdated }) => [language, isOutdated])).toEqual([
      ["fr", true],
      ["en", false],
      ["de", true],
    ]);
    const total = async (query: string) => ((await german.call(`/staff/content/news?${query}`)).body.data as { total: number }).total;
    expect([await total("outdated=1"), await total("outdated=1&language=de"), await total("outdated=1&language=en")]).toEqual([1, 1, 0]);
  });
});

describe("copying from another language", () => {
  test("copies all or selected fields into a draft", async () => {
    const copy = (more: object) => post(administrator, "copy", { ...edition("fr"), from: "en", ...more });
    expect((await copy({ basedOn: 1, fields: ["lead"] })).data).toEqual({ revision: 2 });
    expect((await editionIn("fr")).draft).toMatchObject({ title: "Ouverture", lead: "Soon" });
    expect((await copy({ basedOn: 2 })).data).toEqual({ revision: 3 });
    expect((await editionIn("fr")).draft).toMatchObject({ title: "Opening" });
    expect(await lastAct()).toMatchObject({ subject: "news/opening/fr", after: { revision: 3, copied: "en" } });
    expect((await copy({ basedOn: 1 })).reason).toBe("savedSince");
    expect((await copy({ basedOn: 3, from: "cn" })).reason).toBe("notFound");
  });

  test("creates a missing localized version", async () => {
    await post(administrator, "copy", { ...edition("cn"), from: "en", basedOn: 0 });
    expect(await editionIn("cn")).toMatchObject({ state: "draft", faults: {} });
  });
});

describe("shared fields", () => {
  const dates = async () =>
    Object.fromEntries((await read()).editions.map(({ language, data, draft }) => [language, (draft ?? data)?.date]));

  test("are inherited by a new language and not changed by saving one", async () => {
    expect((await editionIn("fr")).draft).toMatchObject({ date: "2026-04-01", picture: "myrtillo-exploded" });
    await change("de", { title: "Neu", date: "2027-01-01" });
    expect(await dates()).toEqual({ fr: "2026-04-01", en: "2026-04-01", de: "2026-04-01" });
    expect(await editionIn("de")).toMatchObject({ data: { title: "Neu" } });
  });

  test("are published in all languages at once without other drafts", async () => {
    const { revision } = await editionIn("de");
    await post(german, "save", { ...edition("de"), data: newsData({ title: "Entwurf" }), basedOn: revision });
    expect(await post(administrator, "save-shared", { ...entry, data: { date: "2026-04-09" }, basedOn: 0 })).toMatchObject({
      data: { revision: 1 },
    });
    expect((await read()).shared).toMatchObject({ draft: { date: "2026-04-09" }, revision: 1 });
    expect(await dates()).toEqual({ fr: "2026-04-01", en: "2026-04-01", de: "2026-04-01" });

    await post(administrator, "publish-shared", { ...entry, revision: 1 });
    expect(await dates()).toEqual({ fr: "2026-04-09", en: "2026-04-09", de: "2026-04-09" });
    for (const [websiteId, title] of [
      [3, "Opening"],
      [4, "Eröffnung"],
    ] as const)
      expect(await findEntry(context, { type: "news", key: "opening", websiteId })).toMatchObject({ title, date: "2026-04-09" });
    expect(await editionIn("de")).toMatchObject({ isChanged: true, draft: { title: "Entwurf" }, state: "published", isOutdated: false });
    expect((await read()).shared).toMatchObject({ draft: null, revision: 2 });
    const act = {
      action: "content.sharedPublished",
      subject: "news/opening",
      before: { date: "2026-04-01" },
      after: { date: "2026-04-09" },
    };
    expect(await lastAct()).toMatchObject(act);
    // Publishing shared fields keeps the revision of each language, so that an editor can continue typing.
    expect((await post(german, "save", { ...edition("de"), data: newsData({ title: "Weiter" }), basedOn: revision + 1 })).code).toBe(200);
    expect((await editionIn("de")).draft).toMatchObject({ title: "Weiter", date: "2026-04-09" });
  });

  test("are cleared by null", async () => {
    const product = { type: "product", key: "clearable" };
    for (const websiteId of [3, 4] as const) await publish(context, { ...product, websiteId, data: productData({ guide: "plug" }) });
    const guides = async () => {
      const { editions } = (await administrator.call("/staff/content/product/clearable")).body.data as Entry;
      return editions.map(({ data }) => [data?.guide, data?.heroPicture]);
    };
    expect(await guides()).toEqual([
      ["plug", "smart-plug-hero"],
      ["plug", "smart-plug-hero"],
    ]);
    expect((await post(administrator, "save-shared", { ...product, data: { guide: null }, basedOn: 0 })).code).toBe(200);
    expect((await post(administrator, "publish-shared", { ...product, revision: 1 })).code).toBe(200);
    expect(await guides()).toEqual([
      [undefined, "smart-plug-hero"],
      [undefined, "smart-plug-hero"],
    ]);
  });

  test("have a history that begins before the first draft and marks what was published", async () => {
    const history = async () => (await german.call("/staff/content/news/opening/history")).body.data;
    expect(await history()).toEqual([]);
    await post(administrator, "save-shared", { ...entry, data: { date: "2026-04-08" }, basedOn: 0 });
    await post(administrator, "save-shared", { ...entry, data: { date: "2026-04-09" }, basedOn: 1, saveId: "second" });
    expect(await history()).toMatchObject([
      { revision: 2, data: { date: "2026-04-09" }, changed: ["date"], isShown: false, wasPublished: false },
      { revision: 0, data: { date: "2026-04-01", picture: "myrtillo-exploded" }, isShown: true, wasPublished: true },
    ]);
    await post(administrator, "publish-shared", { ...entry, revision: 2 });
    await post(administrator, "save-shared", { ...entry, data: { date: "2026-04-10" }, basedOn: 3 });
    expect(await history()).toMatchObject([
      { revision: 4, author: expect.stringMatching(/^administrator /), data: { date: "2026-04-10" }, wasPublished: false },
      { revision: 2, data: { date: "2026-04-09" }, isShown: true, wasPublished: true },
      { revision: 0, isShown: false, wasPublished: true },
    ]);
  });

  test("are not published with invalid values or from an outdated revision", async () => {
    await post(administrator, "save-shared", { ...entry, data: { picture: "gone" }, basedOn: 0 });
    expect(await post(administrator, "publish-shared", { ...entry, revision: 1 })).toMatchObject({ reason: "missingFiles" });
    expect(await post(administrator, "publish-shared", { ...entry, revision: 2 })).toMatchObject({ reason: "savedSince" });
    expect(await post(administrator, "save-shared", { ...entry, data: {}, basedOn: 0 })).toMatchObject({
      reason: "savedSince",
      data: { revision: 1, data: { picture: "gone" }, author: expect.stringMatching(/^administrator /), differs: ["picture"] },
    });
    expect((await editionIn("en")).data).toMatchObject({ picture: "myrtillo-exploded" });
  });

  test.each([
    ["by an editor of only one language", () => german, entry, { date: "2026-04-09" }, { code: 403, reason: "notYourLanguage" }],
    ["with a localized field", () => administrator, entry, { title: "All" }, { code: 400, reasons: { title: "invalidInput" } }],
    ["of an unknown entry", () => administrator, { ...entry, key: "none" }, {}, { code: 404 }],
  ])("cannot be changed %s", async (_, who, address, data, refusal) => {
    expect(await post(who(), "save-shared", { ...address, data, basedOn: 0 })).toMatchObject(refusal);
  });
});

test("translation progress counts entries by type, language and state", async () => {
  await change("en", { title: "Grand opening" });
  await post(administrator, "withdraw", { editions: [edition("en")] });
  const progress = (await german.call("/staff/progress")).body.data as Progress;
  const of = (language: string) => progress.find((row) => row.type === "news" && row.language === language);
  expect(of("en")).toMatchObject({ entries: 1, withdrawn: 1, published: 0, outdated: 0, missing: 0 });
  expect(of("de")).toMatchObject({ entries: 1, published: 1, outdated: 1 });
  expect(of("fr")).toMatchObject({ entries: 1, drafts: 1, outdated: 1 });
  expect(of("cn")).toMatchObject({ entries: 1, missing: 1, published: 0 });
  expect(await context.database.select().from(contentEntry).where(eq(contentEntry.key, "opening"))).toHaveLength(3);
});
