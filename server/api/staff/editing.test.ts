import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { desc } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { auditEntry } from "#db/staff.ts";
import { findEntry, runSchedules } from "#domain/content";
import type { Revisions } from "#domain/editing/schema";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { newsData, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let german: TestBrowser;
let productManager: TestBrowser;
let support: TestBrowser;
const noon = "2026-05-01T12:00:00Z";
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  ({ browser: administrator } = await createStaffUser(context, site, "administrator"));
  ({ browser: german } = await createStaffUser(context, site, "editor", ["de"]));
  ({ browser: productManager } = await createStaffUser(context, site, "productManager"));
  ({ browser: support } = await createStaffUser(context, site, "support"));
});
afterAll(() => context.close());
beforeEach(async () => {
  await context.database.delete(contentEntry);
  context.setTime(noon);
});

const edition = (language: string, key = "opening", type = "news") => ({ type, key, language });
const save = async (browser: TestBrowser, address: ReturnType<typeof edition>, data: unknown, basedOn = 0) =>
  (await browser.call("/staff/content/save", { ...address, data, basedOn })).body;
const act = async (browser: TestBrowser, verb: string, ...editions: object[]) =>
  (await browser.call(`/staff/content/${verb}`, { editions })).body;
type Editions = { editions: Record<string, unknown>[] };
const item = async (path = "news/opening") => (await administrator.call(`/staff/content/${path}`)).body.data as Editions;
const lastAct = async () => (await context.database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0];

describe("content draft", () => {
  test("names each figure of a product that has no value or not its own unit", async () => {
    const figures = [
      { name: "weight", value: 58 },
      { name: "power", value: 58, unit: "W" },
      { name: "energy", unit: "kWh" },
      { name: "cycles", min: 9 },
    ];
    const answer = await save(productManager, edition("en", "plug", "product"), productData({ figures }));
    expect(answer.data).toMatchObject({
      faults: { "figures.0.unit": "otherUnit", "figures.1.unit": "otherUnit", "figures.2.value": "required" },
    });
    expect(await act(productManager, "publish", edition("en", "plug", "product"))).toMatchObject({ data: [{ done: false }] });
  });

  test("is saved incomplete with its errors and is not public", async () => {
    const answer = await save(german, edition("de"), { title: "Eröff", keywords: [] });
    expect(answer.data).toMatchObject({
      revision: 1,
      draft: { title: "Eröff", keywords: [] },
      faults: expect.objectContaining({ body: "required", keywords: "required", picture: "required" }),
    });
    expect((await item()).editions).toEqual([
      expect.objectContaining({ language: "de", state: "draft", isChanged: false, draft: { title: "Eröff", keywords: [] }, data: null }),
    ]);
    expect(await act(german, "publish", edition("de"))).toMatchObject({ data: [{ done: false, reason: "invalidData" }] });
    expect(await lastAct()).toMatchObject({ action: "content.saved", subject: "news/opening/de", after: { revision: 1 } });
  });

  test("is refused when based on an old revision, with details of the newer", async () => {
    await save(german, edition("de"), newsData({ title: "Eins" }));
    expect(await save(administrator, edition("de"), newsData({ title: "Zwei" }))).toMatchObject({
      code: 400,
      reason: "savedSince",
      data: {
        revision: 1,
        author: expect.stringMatching(/^editor/),
        savedAt: "2026-05-01T12:00:00.000Z",
        data: { title: "Eins" },
        saveId: null,
        differs: ["title"],
      },
    });
  });

  test("is refused with the id of the save, by which an editor recognizes its own save whose response was lost", async () => {
    const post = (data: unknown) =>
      german.call("/staff/content/save", { ...edition("de"), data, basedOn: 0, isTyped: true, saveId: "mine" });
    await post({ title: "Eröff" });
    expect((await post({ title: "Eröffnung" })).body).toMatchObject({
      reason: "savedSince",
      data: { revision: 1, data: { title: "Eröff" }, saveId: "mine" },
    });
  });

  test.each([
    ["an unknown content type", { ...edition("de"), type: "poem" }, {}, { code: 404, reason: "notFound" }],
    ["an invalid slug", edition("de", "A b"), newsData(), { code: 400, reasons: { key: "keyFormat" } }],
    ["an unknown field", edition("de"), { tittle: "" }, { code: 400, reasons: { tittle: "invalidInput" } }],
    ["data that is not an object", edition("de"), "text", { code: 400, reasons: { data: "invalidInput" } }],
    ["an unknown language", edition("es"), newsData(), { code: 400, reasons: { language: "unknownChoice" } }],
  ])("is refused for %s", async (_, address, data, refusal) => {
    expect(await save(administrator, address, data)).toMatchObject(refusal);
  });

  test("may have a text of 100,000 characters", async () => {
    expect(await save(german, edition("de"), newsData({ body: "统".repeat(100_000) }))).toMatchObject({ code: 200 });
  });
});

describe("content publication", () => {
  test("affects only its language at once and is logged, like unpublishing", async () => {
    await publish(context, { key: "opening", data: newsData({ title: "Opening" }) });
    await save(german, edition("de"), newsData({ title: "Eröffnung" }));
    expect(await act(german, "publish", { ...edition("de"), revision: 1 })).toMatchObject({ data: [{ ...edition("de"), done: true }] });
    expect(await findEntry(context, { type: "news", key: "opening", websiteId: 4 })).toMatchObject({ title: "Eröffnung" });
    expect(await lastAct()).toMatchObject({ action: "content.published", subject: "news/opening/de", before: { state: "draft" } });
    await act(german, "withdraw", edition("de"));
    expect((await item()).editions).toMatchObject([
      { language: "en", state: "published", revision: 1 },
      { language: "de", state: "withdrawn", revision: 1 },
    ]);
    expect(await lastAct()).toMatchObject({ action: "content.withdrawn", before: { state: "published" } });
  });

  test("of several entries publishes the valid ones and reports the others", async () => {
    await save(administrator, edition("de", "whole"), newsData());
    await save(administrator, edition("de", "half"), { title: "Halb" });
    const editions = [edition("de", "whole"), { ...edition("de", "whole"), revision: 9 }, edition("de", "half"), edition("de", "none")];
    expect(await act(administrator, "publish", ...editions)).toMatchObject({
      data: [
        { key: "whole", done: true },
        { key: "whole", done: false, reason: "savedSince" },
        { key: "half", done: false, reason: "invalidData" },
        { key: "none", done: false, reason: "unknownEntry" },
      ],
    });
  });
});

describe("content schedule and history", () => {
  beforeEach(async () => {
    await publish(context, { key: "opening", websiteId: 4, data: newsData({ title: "Alt" }) });
    await save(german, edition("de"), newsData({ title: "Neu" }), 1);
  });
  const plan = { at: "2026-05-02T08:00:00+02:00", until: "2026-06-01T00:00:00Z" };

  test("schedules a change with an end that can be cancelled and undone", async () => {
    const publication = { editions: [edition("de")], ...plan };
    expect((await german.call("/staff/content/publish", publication)).body).toMatchObject({ data: [{ done: true }] });
    expect((await item()).editions).toMatchObject([
      {
        state: "published",
        data: { title: "Alt" },
        planned: { title: "Neu" },
        plannedAt: "2026-05-02T06:00:00.000Z",
        publicUntil: "2026-06-01T00:00:00.000Z",
        canUndo: true,
      },
    ]);
    expect(await lastAct()).toMatchObject({ action: "content.scheduled", after: { publishedAt: "2026-05-02T06:00:00.000Z" } });
    expect(await act(german, "cancel-plan", edition("de"))).toMatchObject({ data: [{ done: true }] });
    expect((await item()).editions).toMatchObject([{ planned: null, plannedAt: null, publicUntil: null, draft: { title: "Neu" } }]);
    expect(await act(german, "undo", edition("de"))).toMatchObject({ data: [{ done: true }] });
    expect((await item()).editions).toMatchObject([{ planned: { title: "Neu" }, canUndo: false }]);
    expect(await act(german, "undo", edition("de"))).toMatchObject({ data: [{ done: false, reason: "nothingToUndo" }] });
  });

  test("marks every revision that was public, and the one that is", async () => {
    const history = async () =>
      ((await german.call("/staff/content/news/opening/history?language=de")).body.data as Revisions).map((row) => [
        row.data.title,
        row.isShown,
        row.wasPublished,
      ]);
    await act(german, "publish", edition("de"));
    await save(german, edition("de"), newsData({ title: "Entwurf" }), 2);
    expect(await history()).toEqual([
      ["Entwurf", false, false],
      ["Neu", true, true],
      ["Alt", false, true],
    ]);
    await german.call("/staff/content/publish", { editions: [edition("de")], at: "2026-05-01T12:20:00Z" });
    expect((await history())[0]).toEqual(["Entwurf", false, false]);
    context.setTime("2026-05-01T12:20:01Z");
    await runSchedules(context);
    expect((await history()).slice(0, 2)).toEqual([
      ["Entwurf", true, true],
      ["Neu", false, true],
    ]);
  });

  test("lists revisions with author and changes and restores them as drafts", async () => {
    const history = async () => (await german.call("/staff/content/news/opening/history?language=de")).body.data;
    expect(await history()).toMatchObject([
      { revision: 2, author: expect.stringMatching(/^editor/), savedAt: "2026-05-01T12:00:00.000Z", isShown: false, changed: ["title"] },
      { revision: 1, author: "ana", isShown: true, data: { title: "Alt" } },
    ]);
    const restore = { ...edition("de"), revision: 1 };
    expect((await german.call("/staff/content/restore", { ...restore, basedOn: 2 })).body.data).toEqual({ revision: 3 });
    expect((await item()).editions).toMatchObject([{ draft: { title: "Alt" }, revision: 3 }]);
    expect(await lastAct()).toMatchObject({ action: "content.saved", after: { revision: 3, restored: 1 } });
    expect((await german.call("/staff/content/restore", { ...restore, basedOn: 2 })).body.reason).toBe("savedSince");
    expect((await german.call("/staff/content/restore", { ...restore, revision: 8, basedOn: 3 })).body.reason).toBe("notFound");
    expect((await german.call("/staff/content/restore", { ...restore, language: "en", basedOn: 3 })).body.reason).toBe("notYourLanguage");
  });
});

describe("content permissions", () => {
  test.each([
    ["an editor changing their own language", () => german, edition("de"), 200, undefined],
    ["an editor changing another language", () => german, edition("en"), 403, "notYourLanguage"],
    ["a product manager changing a product", () => productManager, edition("en", "cell", "product"), 200, undefined],
    ["a product manager changing news", () => productManager, edition("en"), 403, "roleMayNot"],
    ["support changing a distributor", () => support, edition("en", "shop", "distributor"), 200, undefined],
    ["support changing a product", () => support, edition("en", "cell", "product"), 403, "roleMayNot"],
  ])("are checked for %s", async (_, who, address, code, reason) => {
    expect(await save(who(), address, {})).toMatchObject({ code, ...(reason && { reason }) });
    for (const verb of ["publish", "withdraw", "cancel-plan", "undo"]) expect(await act(who(), verb, address)).toMatchObject({ code });
  });
});

describe("content list for staff", () => {
  type List = { total: number; entries: { key: string; title: string; editions: object[] }[] };
  const list = async (query: string, browser = administrator) => (await browser.call(`/staff/content/news?${query}`)).body.data as List;
  const keys = async (query: string, browser?: TestBrowser) => (await list(query, browser)).entries.map(({ key }) => key);
  beforeEach(async () => {
    await publish(context, { key: "b-fair", data: newsData({ title: "Fair", date: "2026-04-02" }) });
    await publish(context, { key: "b-fair", websiteId: 4, data: newsData({ title: "Messe", date: "2026-04-02" }) });
    await publish(context, { key: "a-plan", data: newsData({ title: "Plan", date: "2026-04-01" }), at: new Date("2026-06-01T00:00:00Z") });
    await publish(context, { key: "c-made", data: newsData({ title: "100% made", date: "2026-04-03", sample: true }) });
    context.setTime("2026-05-01T12:10:00Z");
    await save(german, edition("de", "d-own"), newsData({ title: "Eigenes" }));
    await save(german, edition("de", "b-fair"), newsData({ title: "Messe 2" }), 1);
  });

  test.each([
    ["", ["d-own", "c-made", "b-fair", "a-plan"]],
    ["sort=key", ["a-plan", "b-fair", "c-made", "d-own"]],
    ["sort=key&order=desc", ["d-own", "c-made", "b-fair", "a-plan"]],
    ["sort=title", ["c-made", "d-own", "b-fair", "a-plan"]],
    ["sort=updatedAt&order=desc", ["b-fair", "d-own", "a-plan", "c-made"]],
    ["sort=key&page=2&size=3", ["d-own"]],
    ["words=messe", ["b-fair"]],
    ["words=B-F", ["b-fair"]],
    ["words=0%25", ["c-made"]],
    ["words=_", []],
    ["sort=key&language=de", ["b-fair", "d-own"]],
    ["sort=key&language=de&missing=1", ["a-plan", "c-made"]],
    ["sort=key&state=published", ["b-fair", "c-made"]],
    ["state=scheduled", ["a-plan"]],
    ["state=draft", ["d-own"]],
    ["state=changed", ["b-fair"]],
    ["state=published&language=de", ["b-fair"]],
    ["sample=1", ["c-made"]],
  ])("supports the query %s", async (query, expected) => {
    expect((await keys(query)).toSorted()).toEqual(expected.toSorted());
    if (/sort=(key|title|updatedAt)/.test(query)) expect(await keys(query)).toEqual(expected);
  });

  test("filters by the user's own changes and reports the total", async () => {
    expect(await keys("own=1&sort=key", german)).toEqual(["b-fair", "d-own"]);
    expect(await keys("own=1")).toEqual([]);
    expect((await list("size=1")).total).toBe(4);
  });

  test("shows the state of each localized version", async () => {
    const { entries } = await list("words=fair");
    expect(entries[0]).toMatchObject({
      title: "Fair",
      path: "/explore/news/b-fair",
      editions: [
        { language: "en", state: "published", isChanged: false },
        { language: "de", state: "published", isChanged: true, title: "Messe 2", updatedBy: expect.stringMatching(/^editor/) },
      ],
    });
  });

  test("shows no change when a draft equals the public version", async () => {
    type Edition = { language: string; data: object; revision: number };
    const draftOf = async (change: { title?: string }) => {
      const { editions } = (await administrator.call("/staff/content/news/b-fair")).body.data as { editions: Edition[] };
      const { data, revision } = editions.find(({ language }) => language === "de")!;
      const save = { type: "news", key: "b-fair", language: "de", data: { ...data, ...change }, basedOn: revision };
      expect((await administrator.call("/staff/content/save", save)).body.code).toBe(200);
      return { ofEntry: (await list("words=fair")).entries[0]?.editions[1], ofFilter: await keys("state=changed") };
    };
    expect(await draftOf({})).toMatchObject({ ofEntry: { state: "published", isChanged: false }, ofFilter: [] });
    expect(await draftOf({ title: "Messe 3" })).toMatchObject({ ofEntry: { isChanged: true }, ofFilter: ["b-fair"] });
  });

  test("refuses an unknown content type or sort field", async () => {
    expect((await administrator.call("/staff/content/poem")).body.reason).toBe("notFound");
    expect((await administrator.call("/staff/content/product?sort=size")).body.reason).toBe("invalidInput");
    expect(await publish(context, { type: "product", key: "cell", data: productData() })).toBe(1);
  });
});
