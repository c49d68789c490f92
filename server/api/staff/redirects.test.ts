import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry, contentFormerKey } from "#db/content.ts";
import { redirect } from "#db/redirect.ts";
import { visitCount } from "#db/visits.ts";
import { withdrawEntry } from "#domain/content";
import { readActiveRedirects } from "#domain/redirects";
import { createRequestDecider } from "#server/pages/decide-request.ts";
import { routePageAt } from "#server/pages/site-address.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { testEnvironment } from "#tests/support/test-environment.ts";
import { openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let editor: TestBrowser;
let productManager: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  ({ browser: editor } = await createStaffUser(context, site, "editor", ["de"]));
  ({ browser: productManager } = await createStaffUser(context, site, "productManager"));
});
afterAll(() => context.close());
beforeEach(async () => {
  for (const table of [contentEntry, contentFormerKey, redirect, visitCount]) await context.database.delete(table);
});

const post = async (path: string, body: object) => (await editor.call(`/staff/${path}`, body)).body;
const save = (from: string, to: string, changes: object = {}) =>
  post("redirects/save", { from, to, isPermanent: true, was: null, ...changes });
const list = async () => (await editor.call("/staff/redirects")).body.data as { total: number; rows: { from: string; to: string }[] };

/** Decides requests by the redirects of the database. */
async function openDecider() {
  const decide = createRequestDecider(testEnvironment(), await readActiveRedirects(context, routePageAt));
  return (target: string, { method = "GET", language = "" } = {}) => {
    const cookie = language && `official_lang_cache@v1=${language}`;
    const decision = decide({ method, target, host: "site.test", cookie, acceptEncoding: undefined, ifNoneMatch: undefined });
    return decision.kind === "redirect" ? `${decision.status} ${decision.location}` : decision.kind;
  };
}

describe("redirects of the site", () => {
  test("are added, listed, changed and deleted", async () => {
    expect(await save("/über-uns/", "http://site.test/about-us")).toMatchObject({ code: 200 });
    expect(await list()).toMatchObject({ total: 1, rows: [{ from: "/%C3%BCber-uns", to: "/about-us", isPermanent: true }] });
    expect(await save("/about.html", "/about-us", { was: "/%C3%BCber-uns" })).toMatchObject({ code: 200 });
    expect((await list()).rows.map(({ from }) => from)).toEqual(["/about.html"]);
    expect(await post("redirects/remove", { from: "/about.html" })).toMatchObject({ code: 200 });
    expect(await post("redirects/remove", { from: "/about.html" })).toMatchObject({ code: 404, reason: "unknownRedirect" });
    expect((await list()).total).toBe(0);
  });

  test.each([
    ["an existing page", "/about-us", "/products", { from: "pageExists" }],
    ["an existing page in a language", "/de/about-us", "/products", { from: "pageExists" }],
    ["a public entry", "/explore/news/opening", "/products", { from: "pageExists" }],
    ["a file", "/api/news", "/products", { from: "fileAddress" }],
    ["the home page", "/", "/products", { from: "redirectSource" }],
    ["a query", "/a?b=1", "/products", { from: "redirectSource" }],
    ["an address that has one", "/taken", "/products", { from: "redirectExists" }],
    ["itself", "/a", "/a", { to: "redirectLoop" }],
    ["a loop", "/about.html", "/taken-by", { to: "redirectLoop" }],
    ["a page that does not exist", "/a", "/nowhere", { to: "noSuchPage" }],
    ["an entry that is not public", "/a", "/explore/news/never", { to: "noSuchPage" }],
    ["an address without https", "/a", "http://example.com", { to: "redirectTarget" }],
    ["another host in disguise", "/a", "//example.com", { to: "redirectTarget" }],
  ])("refuse %s", async (_, from, to, reasons) => {
    await publish(context, { key: "opening" });
    const row = { isPermanent: true, updatedAt: context.clock.now(), updatedBy: context.actor };
    await context.database.insert(redirect).values([
      { from: "/taken", to: "/about-us", ...row },
      { from: "/taken-by", to: "/about.html", ...row },
    ]);
    expect(await save(from, to)).toMatchObject({ code: 400, reasons });
  });

  test("are possible from the page of a product that was unpublished, though the page has a row of its own", async () => {
    const key = "myrtillo-ess-high-voltage-lfp-battery";
    await publish(context, { type: "product", key });
    expect(await save(`/products/${key}`, "/products")).toMatchObject({ reasons: { from: "pageExists" } });
    await withdrawEntry(context, { type: "product", key, language: "en" });
    expect(await save(`/products/${key}`, "/products")).toMatchObject({ code: 200 });
    expect((await openDecider())(`/en/products/${key}`)).toBe("301 /en/products");
  });

  test("import a table and report each wrong row", async () => {
    await save("/one", "/about-us");
    const rows = [
      { from: "https://old.example/one", to: "/products" },
      { from: "/two.html", to: "/explore/news" },
      { from: "three", to: "/products" },
      { from: "/four", to: "/nowhere" },
    ];
    expect((await post("redirects/import", { rows })).data).toEqual({
      added: 1,
      updated: 1,
      errors: [
        { line: 3, ...rows[2], field: "from", reason: "redirectSource" },
        { line: 4, ...rows[3], field: "to", reason: "noSuchPage" },
      ],
    });
    expect((await list()).rows).toMatchObject([
      { from: "/one", to: "/products" },
      { from: "/two.html", to: "/explore/news" },
    ]);
  });

  test("are for administrators and editors", async () => {
    expect((await productManager.call("/staff/redirects")).body).toMatchObject({ code: 403, reason: "roleMayNot" });
  });
});

describe("requests for redirected addresses", () => {
  test("are redirected once, with their query, in every language and for payloads", async () => {
    await save("/old", "/about-us");
    await save("/older", "/old");
    await save("/vpp/old", "https://example.com/vpp", { isPermanent: false });
    const decide = await openDecider();
    expect(decide("/old?a=1&b=2")).toBe("301 /about-us?a=1&b=2");
    expect(decide("/older")).toBe("301 /about-us");
    expect(decide("/de/old/")).toBe("301 /de/about-us");
    expect(decide("/old", { method: "HEAD" })).toBe("301 /about-us");
    expect(decide("/old", { method: "POST" })).toBe("notFound");
    expect(decide("/old?x=1", { language: "de" })).toBe("302 /de/about-us?x=1");
    expect(decide("/de/old?switchLang=en&x=1")).toBe("302 /en/about-us?x=1");
    expect(decide("/de/old/_payload.json?build")).toBe("301 /de/about-us/_payload.json?build");
    expect(decide("/vpp/old")).toBe("302 https://example.com/vpp");
    expect(decide("/vpp/else")).toBe("302 /");
    expect(decide("/about")).toBe("301 /about-us");
  });

  test("follow the changed slug of an entry, except where a page exists", async () => {
    await publish(context, { key: "b" });
    await context.database.insert(contentFormerKey).values({ type: "news", formerKey: "a", key: "b", changedAt: context.clock.now() });
    expect((await openDecider())("/en/explore/news/a")).toBe("301 /en/explore/news/b");
    expect((await openDecider())("/explore/news/a/_payload.json")).toBe("301 /explore/news/b/_payload.json");
    await publish(context, { key: "a", websiteId: 4 });
    expect((await openDecider())("/de/explore/news/a")).toBe("page");
    expect((await openDecider())("/en/explore/news/a")).toBe("301 /en/explore/news/b");
    await withdrawEntry(context, { type: "news", key: "a", language: "de" });
    expect((await openDecider())("/de/explore/news/a")).toBe("301 /de/explore/news/b");
  });
});

describe("addresses that were not found", () => {
  test("are listed by frequency until a redirect helps", async () => {
    const row = { measure: "missed", device: "", day: "2026-04-20" };
    await context.database.insert(visitCount).values([
      { ...row, subject: "/rare", language: "de", count: 1 },
      { ...row, subject: "/often", language: "de", count: 2 },
      { ...row, subject: "/often", language: "fr", count: 3, day: "2026-04-30" },
      { ...row, subject: "/über", language: "fr", count: 9 },
      { ...row, subject: "/long-ago", language: "fr", count: 9, day: "2026-03-01" },
      { ...row, subject: "", language: "fr", count: 9 },
    ]);
    await save("/über", "/about-us");
    expect((await editor.call("/staff/redirects/missed")).body.data).toEqual([
      { path: "/often", count: 5, lastDay: "2026-04-30" },
      { path: "/rare", count: 1, lastDay: "2026-04-20" },
    ]);
  });
});
