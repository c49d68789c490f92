import { desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry, contentVersion } from "#db/content.ts";
import { media } from "#db/media.ts";
import { auditEntry } from "#db/staff.ts";
import { findEntry } from "#domain/content";
import type { Calendar, Check, ExamplesPage } from "#domain/editing/schema";
import { readVisibleConfig, saveSiteConfig } from "#domain/site-config";
import { websiteIds, type Language } from "#i18n/languages.ts";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import { newsData, openTestContext, productData, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let editor: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ administrator, editor } = await openStaffBrowsers(context, ["en", "de", "fr", "cn"]));
});
afterAll(() => context.close());
beforeEach(async () => void (await context.database.delete(contentEntry)));

const post = async (path: string, body: object, browser = administrator) => (await browser.call(`/staff/${path}`, body)).body;
const draft = (data: object, language: Language = "en", type = "news", basedOn = 0) =>
  post("content/save", { type, key: "checked", language, data, basedOn });

describe("pre-publication check", () => {
  const check = async (language = "en", type = "news") =>
    (await editor.call(`/staff/content/${type}/checked/check?language=${language}`)).body.data as Check[];
  const linesOf = (checks: Check[]) =>
    checks.map(({ severity, field, reason, detail }) => [severity, field, reason, detail].join(" ").trim());

  test("reports nothing for a complete entry", async () => {
    await draft(newsData({ body: "## First\n\ntext\n\n### Second" }));
    expect(await check()).toEqual([]);
    expect((await editor.call("/staff/content/news/none/check?language=en")).body.reason).toBe("notFound");
  });

  test.each([
    ["a missing required field", { lead: "" }, ["fault lead required"]],
    ["a missing image", { picture: "gone" }, ["fault picture noSuchFile"]],
    ["a long title", { title: "x".repeat(71) }, ["warning title longTitle 70"]],
    ["a long description", { description: "x".repeat(171) }, ["warning description longDescription 170"]],
    ["a heading at the level of the page title", { body: "# Top" }, ["warning body headingLevel Top"]],
    ["a heading that skips a level", { body: "## One\n\n#### Three" }, ["warning body headingLevel Three"]],
    ["an image in the text without alt text", { body: "![](/files/a.png)" }, ["warning body pictureWithoutText /files/a.png"]],
    ["a link to an unknown entry", { body: "[a](product:gone)" }, ["warning body linkNowhere product:gone"]],
    ["a link to a draft", { body: "[a](news:checked)" }, ["warning body linkNotPublic news:checked"]],
    ["a link to an entry of another language", { body: "[a](news:foreign)" }, ["warning body linkNotPublic news:foreign"]],
    ["a link to the page of an unknown entry", { body: "[a](/explore/news/gone)" }, ["warning body linkNowhere /explore/news/gone"]],
    ["a link to an unknown page", { body: "[a](/explore/nothing?a=b)" }, ["warning body linkNowhere /explore/nothing?a=b"]],
    ["a link with an invalid address", { body: "[a](javascript:0)" }, ["warning body linkNowhere javascript:0"]],
    ["a link to an unknown anchor", { body: "## Here {#here}\n\n[a](#there)" }, ["warning body linkNowhere #there"]],
    [
      "valid links",
      {
        body: "## Here {#here}\n\n[a](#here) [b](product:cell) [c](/products/cell?a#b) [d](/support-center) [e](https://a.test/x) [f](/files/a.pdf)",
      },
      [],
    ],
  ])("handles %s and names the affected field", async (_, changes, expected) => {
    await publish(context, { type: "product", key: "cell", data: productData() });
    await publish(context, { key: "foreign", websiteId: 4 });
    await draft(newsData(changes));
    expect(linesOf(await check())).toEqual(expected);
  });

  test("warns about a missing optional text that another language has", async () => {
    const conditions = { conditions: { power: "At 25 °C" } };
    await draft(productData(conditions), "en", "product");
    await draft(productData(), "de", "product");
    expect(linesOf(await check("de", "product"))).toEqual(["warning conditions missingText"]);
  });

  test("allows French links to English entries and limits Chinese titles to 35 characters", async () => {
    await publish(context, { type: "product", key: "cell", data: productData() });
    await draft(newsData({ body: "[a](product:cell)", title: "长".repeat(36) }), "fr");
    await draft(newsData({ title: "长".repeat(36) }), "cn");
    expect(linesOf(await check("fr"))).toEqual([]);
    expect(linesOf(await check("cn"))).toEqual(["warning title longTitle 35"]);
  });

  test("reports unknown related products and images without alt text", async () => {
    await context.database.update(media).set({ description: {} }).where(eq(media.name, "smart-plug-cutout"));
    await draft(productData({ fitsWith: ["gone"], pictureAlt: "" }), "en", "product");
    expect(linesOf(await check("en", "product"))).toEqual([
      "fault pictureAlt required",
      "warning fitsWith linkNowhere gone",
      "warning picture pictureWithoutText smart-plug-cutout",
      "warning heroPicture pictureWithoutText smart-plug-hero",
    ]);
  });
});

test("the content calendar lists starts, changes and ends of a period in order", async () => {
  await publish(context, { key: "waits", at: new Date("2026-06-01T08:00:00Z"), data: newsData({ title: "Waits" }) });
  await publish(context, { key: "stands", data: newsData({ title: "Stands" }) });
  const stands = { type: "news", key: "stands", language: "en" };
  await post("content/save", { ...stands, data: newsData({ title: "Changed" }), basedOn: 1 });
  await post("content/publish", { editions: [stands], at: "2026-05-20T08:00:00Z", until: "2026-07-01T00:00:00Z" });
  const calendar = async (query = "") =>
    ((await editor.call(`/staff/calendar${query}`)).body.data as Calendar).map(({ key, what, at }) => [key, what, at.slice(0, 10)]);
  const startedDraft = ["stands", "begins", "2026-05-01"];
  const coming = [
    ["stands", "changes", "2026-05-20"],
    ["waits", "begins", "2026-06-01"],
    ["stands", "ends", "2026-07-01"],
  ];
  expect(await calendar("?from=2026-05-02T00:00:00Z")).toEqual(coming);
  expect(await calendar("?from=2026-04-01T00:00:00Z&to=2026-06-15T00:00:00Z")).toEqual([startedDraft, coming[0], coming[1]]);
  context.setTime("2026-05-01T12:05:00Z");
  expect(await calendar()).toEqual(coming);
});

describe("example content", () => {
  const page = async (query = "") => (await editor.call(`/staff/samples${query}`)).body.data as ExamplesPage;
  const samples = async () => (await page()).rows;
  const readTitles = async () =>
    (await Promise.all(["one", "two"].map((key) => findEntry(context, { type: "news", key, websiteId: 3 })))).map((found) => found?.title);
  beforeEach(async () => {
    await publish(context, { key: "one", data: newsData({ title: "One", sample: true }) });
    await publish(context, { key: "two", data: newsData({ title: "Two", sample: true }) });
    await publish(context, { key: "real", data: newsData({ title: "Real" }) });
  });

  test("is listed with its state", async () => {
    expect(await samples()).toEqual([
      { type: "news", key: "one", language: "en", title: "One", state: "published" },
      { type: "news", key: "two", language: "en", title: "Two", state: "published" },
    ]);
  });

  test("is listed in pages with overall counts", async () => {
    await publish(context, { key: "one", websiteId: 4, data: newsData({ title: "Eins", sample: true }) });
    await publish(context, {
      key: "two",
      websiteId: 4,
      data: newsData({ title: "Zwei", sample: true }),
      at: new Date("2026-06-01T08:00:00Z"),
    });
    const all = { isHidden: false, total: 2, editions: 4, public: 3, types: [{ type: "news", entries: 2 }] };
    const at = async (number: number) => {
      const { rows, ...counts } = await page(`?page=${number}&size=1`);
      expect(counts).toEqual(all);
      return rows.map(({ key, language, state }) => [key, language, state].join(" "));
    };
    expect(await at(1)).toEqual(["one de published", "one en published"]);
    expect(await at(2)).toEqual(["two de scheduled", "two en published"]);
    expect(await at(3)).toEqual([]);
    await context.database.delete(contentEntry);
    expect(await page()).toEqual({ isHidden: false, total: 0, editions: 0, public: 0, types: [], rows: [] });
  });

  const hide = (isHidden: boolean, browser = administrator) => post("samples", { isHidden }, browser);
  afterEach(() => hide(false));

  test("leaves the website while it is hidden, and returns unchanged with its drafts", async () => {
    await post("content/save", { type: "news", key: "two", language: "en", data: { title: "Half", sample: true }, basedOn: 1 });
    await hide(true);
    expect(await readTitles()).toEqual([undefined, undefined]);
    expect(await findEntry(context, { type: "news", key: "real", websiteId: 3 })).toBeDefined();
    expect(await page()).toMatchObject({ isHidden: true, public: 2, types: [{ type: "news", entries: 2 }] });
    await hide(false);
    expect(await readTitles()).toEqual(["One", "Two"]);
    const { data } = (await editor.call("/staff/content/news/two")).body;
    expect(data).toMatchObject({ editions: [{ state: "published", draft: { title: "Half" } }] });
  });

  test("is hidden as soon as its mark is published, and shown once the mark is removed", async () => {
    await hide(true);
    await publish(context, { key: "one", data: newsData({ title: "One", sample: false }) });
    expect(await readTitles()).toEqual(["One", undefined]);
    await publish(context, { key: "one", data: newsData({ title: "One", sample: true }) });
    expect(await readTitles()).toEqual([undefined, undefined]);
  });

  test("keeps legal texts public without their mark", async () => {
    const legal = {
      title: "Privacy",
      version: "1",
      date: "2026-05-01",
      order: 1,
      sample: true,
      keywords: ["privacy"],
      lead: "We keep little.",
      description: "What we keep.",
      points: ["Little", "Nothing sold"],
      body: "Text.",
    };
    await publish(context, { type: "policy", key: "privacy-policy", data: legal });
    const policy = () => findEntry(context, { type: "policy", key: "privacy-policy", websiteId: 3 });
    expect(await policy()).toMatchObject({ title: "Privacy", sample: true });
    await hide(true);
    expect(await policy()).toMatchObject({ title: "Privacy" });
    expect(await policy()).not.toHaveProperty("sample");
    expect((await page()).types).toEqual([{ type: "news", entries: 2 }]);
  });

  test("changes the content versions and the audit log once with the setting", async () => {
    const versions = async () => (await context.database.select().from(contentVersion)).reduce((sum, { version }) => sum + version, 0);
    const before = await versions();
    for (const isHidden of [true, true, false]) await hide(isHidden);
    expect((await versions()) - before).toBe(2 * websiteIds.length);
    const entries = await context.database.select().from(auditEntry).where(eq(auditEntry.subject, "examples")).orderBy(desc(auditEntry.id));
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(["examples.shown", "examples.hidden"]);
  });

  test("includes company data, which visitors no longer see while it is hidden", async () => {
    const site = { brand: "eCactus", sample: true, phone: "1", vat: "2" };
    await saveSiteConfig(context, { configKey: "de-DE", config: { site }, canBeClosed: () => true });
    const publicSite = async () => (await readVisibleConfig(context))["de-DE"]?.site;
    expect(await publicSite()).toEqual(site);
    await hide(true);
    expect(await publicSite()).toEqual({ brand: "eCactus", vat: "2" });
    await hide(false);
    expect(await publicSite()).toEqual(site);
  });

  test("stays listed until its removed example flag is published", async () => {
    const two = { type: "news", key: "two", language: "en" };
    await post("content/save", { ...two, data: newsData({ title: "Real", sample: false }), basedOn: 1 });
    expect((await samples()).map(({ key }) => key)).toEqual(["one", "two"]);
    await post("content/publish", { editions: [two] });
    expect((await samples()).map(({ key }) => key)).toEqual(["one"]);
  });

  test("includes site config values by language", async () => {
    const config = { site: { brand: "eCactus", sample: true, phone: "1", vat: "2", apkUrl: "https://a.test" } };
    const contacts = {
      site: { brand: "eCactus", phone: "1", vat: "2", legalSample: true, supportContacts: [{ phone: "2", sample: true }, { phone: "3" }] },
    };
    await saveSiteConfig(context, { configKey: "de-DE", config, canBeClosed: () => true });
    await saveSiteConfig(context, { configKey: "fr", config: contacts, canBeClosed: () => true });
    // A real English value would end the example of the German telephone.
    for (const configKey of ["en-US", "en-AU", "zh-CN"] as const)
      await saveSiteConfig(context, { configKey, config: { site: { brand: "eCactus" } }, canBeClosed: () => true });
    expect((await editor.call("/staff/samples/site")).body.data).toEqual([
      { language: "fr", fields: ["vat"], contacts: 1 },
      { language: "de", fields: ["phone"], contacts: 0 },
    ]);
  });

  test("can be unpublished and republished one by one by an editor", async () => {
    const editions = [{ type: "news", key: "one", language: "en" }];
    await post("content/withdraw", { editions }, editor);
    expect(await readTitles()).toEqual([undefined, "Two"]);
    expect(await post("content/bring-back", { editions }, editor)).toMatchObject({ data: [{ done: true }] });
    expect(await post("content/bring-back", { editions }, editor)).toMatchObject({ data: [{ reason: "nothingToPublish" }] });
    expect(await readTitles()).toEqual(["One", "Two"]);
  });

  test("is hidden only by an administrator", async () => {
    expect(await hide(true, editor)).toMatchObject({ code: 403, reason: "roleMayNot" });
    expect(await post("samples", {})).toMatchObject({ reasons: { isHidden: "invalidInput" } });
    expect(await readTitles()).toEqual(["One", "Two"]);
  });
});
