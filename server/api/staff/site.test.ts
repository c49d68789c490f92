import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPreviewToken } from "#domain/editing";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { closedPages } from "#domain/site-config/schema";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { TestBrowser } from "#tests/support/test-api.ts";
import { openStaffBrowsers } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let editor: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  ({ administrator, editor } = await openStaffBrowsers(context, ["de"]));
});
afterAll(() => context.close());

type Revision = { revision: number; site: Record<string, unknown>; who: string };
type Found = {
  total: number;
  texts: { key: string; place: string; path?: string; texts: Record<string, { original: string; words?: string }> }[];
};

const readSite = async () => (await administrator.call("/staff/site?language=de")).body.data as { revisions: Revision[] };
const currentRevision = async () => {
  const [first] = (await readSite()).revisions;
  if (!first) throw new Error("no site config");
  return first;
};
const save = async (site: unknown, basedOn: number) =>
  (await administrator.call("/staff/site/save", { language: "de", basedOn, site })).body;
const find = async (query: string) => (await editor.call(`/staff/texts?${query}`)).body.data as Found;
const replace = async (change: Record<string, unknown>, who = editor) =>
  (await who.call("/staff/texts/replace", { language: "de", was: null, ...change })).body;

describe("site config", () => {
  test("is returned with its revisions and their authors", async () => {
    const before = await currentRevision();
    expect((await save({ ...before.site, phone: "+49 30 1", vat: "DE1" }, before.revision)).code).toBe(200);
    const { revisions } = await readSite();
    expect(revisions.slice(0, 2)).toMatchObject([
      { revision: before.revision + 1, site: { phone: "+49 30 1", vat: "DE1" }, who: expect.stringMatching(/^administrator/) },
      { revision: before.revision, site: before.site },
    ]);
  });

  test("refuses an outdated save but ignores changes of UI strings", async () => {
    const { revision, site } = await currentRevision();
    expect((await save({ ...site, phone: "+49 30 2" }, revision)).code).toBe(200);
    expect(await save({ ...site, phone: "+49 30 3" }, revision)).toMatchObject({ code: 400, reason: "savedSince" });
    const current = await currentRevision();
    expect((await replace({ key: "news.heading", words: "Neues" })).code).toBe(200);
    expect((await save({ ...current.site, phone: "+49 30 4" }, current.revision)).code).toBe(200);
    expect((await readSiteConfig(context))["de-DE"]).toMatchObject({ site: { phone: "+49 30 4" }, copy: { "news.heading": "Neues" } });
    await replace({ key: "news.heading", was: "Neues", words: null });
  });

  test.each([
    [{ brand: "" }, { brand: "required" }],
    [{ email: "nobody" }, { email: "emailFormat" }],
    [{ questionEmails: { fault: "nobody" } }, { "questionEmails.fault": "emailFormat" }],
    [{ supportContacts: [{ phone: "1" }, { email: "nobody" }] }, { "supportContacts.1.email": "emailFormat" }],
    [{ socialLinks: [{ name: "A", url: "elsewhere" }] }, { "socialLinks.0.url": "webAddress" }],
    [{ apkUrl: "http://unsafe.test" }, { apkUrl: "webAddress" }],
    [{ maintenance: [{ path: "/prodcts" }] }, { maintenance: "unknownChoice" }],
    [{ colour: "red" }, { colour: "invalidInput" }],
  ])("is refused with %j and names the field", async (wrong, reasons) => {
    const { revision, site } = await currentRevision();
    expect(await save({ ...site, ...wrong }, revision)).toMatchObject({ code: 400, reasons });
  });
});

describe("maintenance", () => {
  type Row = { path: string; languages: Language[]; messages: Partial<Record<Language, string>>; until?: string };
  type Maintenance = { rows: Row[]; seen: string; pages: { path: string; titles: Partial<Record<Language, string>> }[] };
  const read = async () => (await administrator.call("/staff/maintenance")).body.data as Maintenance;
  const close = async (rows: Row[], seen?: string) =>
    (await administrator.call("/staff/maintenance", { rows, seen: seen ?? (await read()).seen })).body;
  const closedIn = async () => {
    const configs = await readSiteConfig(context);
    return languageCodes.map((code) => [code, closedPages(configs[languages[code].configKey]!.site)] as const);
  };
  const products: Row = { path: "/products", languages: ["fr", "de"], messages: { de: "Bis Montag" }, until: "2027-01-01T00:00:00.000Z" };

  test("closes pages in exactly the named languages", async () => {
    expect(await close([products, { path: "/products/:id", languages: ["cn"], messages: {} }])).toMatchObject({ code: 200 });
    const { until } = products;
    expect(await closedIn()).toEqual([
      ["fr", [{ path: "/products", until }]],
      ["en", []],
      ["cn", [{ path: "/products/:id" }]],
      ["au", []],
      ["de", [{ path: "/products", message: "Bis Montag", until }]],
    ]);
    expect((await read()).rows).toEqual([products, { path: "/products/:id", languages: ["cn"], messages: {} }]);
    await close([]);
    expect((await closedIn()).map(([, closed]) => closed)).toEqual([[], [], [], [], []]);
  });

  test("offers pages by their title, all pages of a type by its name, and none that must stay open or that staff do not know", async () => {
    const { pages } = await read();
    const titlesOf = (path: string) => pages.find((page) => page.path === path)?.titles;
    expect(titlesOf("/support-center/warranty")).toMatchObject({ en: "Battery warranty: report a defect", cn: expect.any(String) });
    expect(titlesOf("/products/:id")).toMatchObject({ en: "Products", de: "Produkte" });
    expect(titlesOf("/personal-center")).toBeDefined();
    for (const path of ["/maintenance", "/test", "/newsletter/confirm", "/newsletter/unsubscribe", "/contact/thread"])
      expect(titlesOf(path), path).toBeUndefined();
  });

  test("is kept when the company data of a language are saved", async () => {
    const { revision, site } = await currentRevision();
    await close([products]);
    expect((await save({ ...site, phone: "+49 30 9" }, revision)).code).toBe(200);
    expect((await read()).rows).toEqual([products]);
    await close([]);
  });

  test("refuses an outdated save, an unknown address and a page without a language", async () => {
    const { seen } = await read();
    expect(await close([products], seen)).toMatchObject({ code: 200 });
    expect(await close([], seen)).toMatchObject({ code: 400, reason: "savedSince" });
    expect(await close([{ ...products, path: "/prodcts" }])).toMatchObject({ reasons: { "rows.0.path": "unknownAddress" } });
    expect(await close([{ ...products, languages: [] }])).toMatchObject({ reasons: { "rows.0.languages": "required" } });
    await close([]);
  });
});

describe("UI string", () => {
  test("can be found by part of its text in any language", async () => {
    const { texts } = await find("q=page+introuvable+%3A");
    expect(texts.map(({ key }) => key)).toContain("frame.errors.notFound.message");
    const heading = (await find("q=Aktuelles&language=de")).texts.find(({ key }) => key === "news.heading");
    expect(heading).toMatchObject({
      path: "/explore/news",
      texts: { de: { original: "Aktuelles und Ratgeber zu Batterie\u00adspeichern" } },
    });
    expect(Object.keys(heading?.texts ?? {})).toEqual(["fr", "en", "cn", "au", "de"]);
  });

  test.each([
    ["page", "Aktuelles", "news.heading"],
    ["page", "the secret is shown only once", "open-api-console.secret.once"],
    ["mail", "Ihre Frage", "mail.mails.questionReceived.subject"],
    ["document", "Seite {page} von", "documents.page"],
    ["document", "Wasserwaage", "guides.kinds."],
  ])("of a %s can be found by place: %s", async (place, words, key) => {
    const { texts } = await find(new URLSearchParams({ q: words, place }).toString());
    expect(texts.map((text) => text.key)).toContainEqual(expect.stringContaining(key));
    expect(new Set(texts.map((text) => text.place))).toEqual(new Set([place]));
  });

  test("can be changed, found by its new text and reset", async () => {
    expect((await replace({ key: "news.heading", words: "Ganz neue Worte" })).code).toBe(200);
    expect(await find("q=ganz+neue&replaced=1")).toMatchObject({ total: 1, texts: [{ texts: { de: { words: "Ganz neue Worte" } } }] });
    expect((await replace({ key: "news.heading", was: "Ganz neue Worte", words: null })).code).toBe(200);
    expect(await find("q=&replaced=1")).toEqual({ total: 0, texts: [] });
  });

  test("refuses an outdated change and returns the current text", async () => {
    await replace({ key: "news.heading", words: "Eins" });
    expect(await replace({ key: "news.heading", words: "Zwei" })).toMatchObject({ reason: "savedSince", data: { standing: "Eins" } });
    await replace({ key: "news.heading", was: "Eins", words: null });
  });

  test("under a renamed key replaces the text of the old key", async () => {
    const config = { site: { brand: "eCactus" }, copy: { "shell.home": "Früher" } };
    await saveSiteConfig(context, { configKey: "de-DE", config, canBeClosed: () => true });
    expect((await replace({ key: "frame.home", was: "Früher", words: "Heute" })).code).toBe(200);
    expect((await readSiteConfig(context))["de-DE"]?.copy).toEqual({ "frame.home": "Heute" });
    await replace({ key: "frame.home", was: "Heute", words: null });
  });

  test.each([
    [{ key: "news.nothing", words: "A" }, "unknownText"],
    [{ key: "frame.errors.notFound.message", words: "Nichts: {pfad}" }, "unknownPlace"],
    [{ key: "news.heading", words: " " }, "invalidInput"],
    [{ key: "news.heading", words: "A", language: "fr" }, "notYourLanguage"],
  ])("refuses the change %j: %s", async (change, reason) => {
    expect((await replace(change)).reason).toBe(reason);
  });

  test("can be changed by an administrator in any language, which is logged", async () => {
    expect((await replace({ key: "news.heading", words: "À voir", language: "fr" }, administrator)).code).toBe(200);
    expect((await administrator.call("/staff/acts?words=voir")).body.data).toMatchObject([
      { action: "text.replaced", subject: "text/news.heading/fr", before: null, after: "À voir" },
    ]);
  });
});

describe("UI string inspection", () => {
  const keysOf = async (words: string[], language = "de", path = "/explore/expo") =>
    (
      (await editor.call(`/staff/texts/said?${new URLSearchParams({ said: words.join("\n"), language, path })}`)).body.data as Found
    ).texts.map(({ key }) => key);

  test("ignores texts of content entries", async () => {
    expect(await keysOf(["COPIA, eine Batterie, die niemand kennt"])).toEqual([]);
  });

  test("ignores surrounding whitespace and invisible characters", async () => {
    expect(await keysOf(["  Aktuelles und Ratgeber zu Batteriespeichern "], "de", "/explore/news")).toContain("news.heading");
    const heading = (await find("q=about-us.heading")).texts.find(({ key }) => key === "about-us.heading")?.texts.cn?.original ?? "";
    expect(await keysOf([heading.split("").join("\u200b")], "cn", "/about-us")).toContain("about-us.heading");
  });

  test("lists all matching keys with those of the page first", async () => {
    const keys = await keysOf(["Beispiel"], "de", "/explore/news");
    expect(keys[0]).toBe("news.example");
    expect(keys.length).toBeGreaterThan(3);
    expect((await keysOf(["Beispiel"], "de", "/explore/activity"))[0]).toBe("activity.example");
  });

  test("matches texts with filled placeholders", async () => {
    const [first] = await keysOf(["Seite 7"], "de", "/explore/news");
    expect(first).toBe("news.pages.current");
  });

  test("leaves out templates that the words could fill when a text of the page is equal", async () => {
    const [heading] = (await find("q=expo.heading")).texts.map(({ texts }) => texts.de?.original ?? "");
    expect(heading).toMatch(/ von /);
    expect(await keysOf([heading!])).toEqual(["expo.heading"]);
  });

  test("uses the first group of texts that has a match", async () => {
    expect(await keysOf(["nichts davon", "Aktuelles", "Beispiel"], "de", "/explore/news")).toEqual(
      await keysOf(["Aktuelles"], "de", "/explore/news"),
    );
    expect(await keysOf(["", " "])).toEqual([]);
  });

  test("matches the text that an editor has changed", async () => {
    await replace({ key: "expo.heading", words: "Dort sind wir" });
    expect(await keysOf(["Dort sind wir"])).toEqual(["expo.heading"]);
    expect(await keysOf(["Dort sind wir"], "fr")).toEqual([]);
    await replace({ key: "expo.heading", was: "Dort sind wir", words: null });
  });

  test("is allowed on public pages for twelve hours", async () => {
    const { query, pages } = (await editor.call("/staff/texts/picking")).body.data as { query: string; pages: string[] };
    expect(pages).toEqual(expect.arrayContaining(["/", "/search", "/login", "/contact-us"]));
    const unfit = ["/personal-center", "/test", "/newsletter/confirm"];
    expect(pages.filter((path) => path.includes(":") || unfit.includes(path))).toEqual([]);
    const token = new URLSearchParams(query).get("preview") ?? "";
    const at = (hours: number) => ({ ...context, clock: { now: () => new Date(Date.parse("2026-05-01T12:00:00Z") + hours * 3_600_000) } });
    expect(readPreviewToken(at(11), { token, path: "/de" })).toMatchObject({ use: "sentences" });
    expect(readPreviewToken(at(12), { token, path: "/de" })).toBeUndefined();
  });
});
