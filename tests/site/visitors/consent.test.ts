import { afterAll, beforeAll, expect, test } from "vitest";
import { consentChoice } from "#db/consent.ts";
import { visit } from "#db/visits.ts";
import { localPath } from "#i18n/paths.ts";
import type { Envelope } from "#server/api/envelope.ts";
import { sendHostileBodies } from "../../support/hostile-bodies.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
let siteWithTags: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  siteWithTags = await openTestSite({
    environment: { gtmId: "GTM-TEST1", pixelUrl: new URL("https://pixel.example/p.gif?id=1"), tagHosts: ["ads.example", "*.tags.example"] },
  });
});
afterAll(async () => {
  await site.close();
  await siteWithTags.close();
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  site.visit(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } });
const count = (table: typeof consentChoice | typeof visit) => site.services.context.database.$count(table);
const cookieOf = (response: Response) => response.headers.getSetCookie().find((cookie) => cookie.startsWith("consent="))!;
const consentCookie = () => `consent=1:statistics:${Math.floor(Date.now() / 1000)}`;

const report = {
  sessionId: "5a3a8a52-7c1f-4f6e-9a53-0f2b6f1f9a11",
  client: "mobile",
  browser: "Firefox 141",
  landingPage: "/de",
  jumpOut: true,
  timezone: "Europe/Berlin",
  routes: ["/de"],
  resources: [],
  vitals: [{ page: "/de", lcp: 1234.5, inp: 48, cls: 0.0123 }],
};

test("a consent choice sets a cookie for six months and keeps the visitor's id", async () => {
  const first = cookieOf(await post("/api/consent", { choice: "allowSelection", statistics: true }));
  expect(first).toMatch(/^consent=1:statistics:\d+:[0-9a-f-]{36}; Max-Age=15724800; Path=\/; SameSite=Lax$/);
  const second = cookieOf(await post("/api/consent", { choice: "decline" }, { cookie: first.split(";")[0]! }));
  expect(second.split(";")[0]!.split(":").at(-1)).toBe(first.split(";")[0]!.split(":").at(-1));
  expect(second).toMatch(/^consent=1::/);
});

test("the consent endpoint accepts a plain form with ticked boxes", async () => {
  const body = new URLSearchParams({ choice: "accept", statistics: "on", page: "/document/cookies-policy" });
  const response = await site.visit("/api/consent", { method: "POST", body, headers: { "sec-fetch-site": "same-origin" } });
  expect(await response.json()).toMatchObject({ code: 200, data: { categories: ["statistics"] } });
});

test("the consent endpoint stores nothing and sets no cookie without a choice", async () => {
  const before = await count(consentChoice);
  const response = await post("/api/consent", { statistics: true });
  expect([((await response.json()) as Envelope).reasons, cookieOf(response), await count(consentChoice)]).toEqual([
    { choice: "unknownChoice" },
    undefined,
    before,
  ]);
});

test.each([
  ["no consent choice", {}],
  ["consent refused", { cookie: `consent=1::${Math.floor(Date.now() / 1000)}` }],
  ["consent to something else", { cookie: `consent=1:marketing:${Math.floor(Date.now() / 1000)}` }],
  ["expired consent", { cookie: "consent=1:statistics:1600000000" }],
  ["consent to an older version", { cookie: `consent=0:statistics:${Math.floor(Date.now() / 1000)}` }],
] as [string, Record<string, string>][])("analytics does not record a visit with %s", async (_, headers) => {
  const response = await post("/api/visit", report, headers);
  expect([response.status, ((await response.json()) as Envelope).reason, await count(visit)]).toEqual([403, "consentRequired", 0]);
});

test("analytics with consent stores the last report of a visit without the IP address", async () => {
  const address = "203.0.113.77";
  await post("/api/visit", report, { cookie: consentCookie(), "x-forwarded-for": address });
  await post(
    "/api/visit",
    { ...report, jumpOut: false, routes: ["/de", "/de/products"], refer: "https://search.example/find" },
    { cookie: consentCookie(), "x-forwarded-for": address },
  );
  const rows = await site.services.context.database.select().from(visit);
  expect(rows).toMatchObject([
    {
      sessionId: report.sessionId,
      client: "mobile",
      jumpOut: false,
      routes: ["/de", "/de/products"],
      refer: "https://search.example/find",
      vitals: report.vitals,
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(address);
});

test.each([
  ["a query in the landing page", { landingPage: "/search?q=private" }],
  ["too many routes", { routes: Array.from({ length: 51 }, () => "/") }],
  ["too long a route", { routes: [`/${"x".repeat(200)}`] }],
  ["a query in the referrer", { refer: "https://search.example/?q=private" }],
  ["an invalid session id", { sessionId: "1" }],
  ["a null character", { browser: "\u0000" }],
  ...[
    ["a negative LCP", { page: "/de", lcp: -1 }],
    ["an LCP of more than a minute", { page: "/de", lcp: 60_001 }],
    ["an INP as text", { page: "/de", inp: "48" }],
    ["an INP of more than a minute", { page: "/de", inp: Number.MAX_VALUE }],
    ["a CLS above 10", { page: "/de", cls: 10.5 }],
    ["a CLS that is no number", { page: "/de", cls: null }],
    ["vitals without a page", { lcp: 1200 }],
    ["vitals of a page with its query", { page: "/search?q=private", lcp: 1200 }],
  ].map(([name, row]): [string, object] => [String(name), { vitals: [row] }]),
  ["vitals of too many documents", { vitals: Array.from({ length: 51 }, () => ({ page: "/de", lcp: 1 })) }],
])("analytics rejects a report with %s", async (_, change) => {
  const before = await site.services.context.database.select().from(visit);
  const response = await post("/api/visit", { ...report, ...change }, { cookie: consentCookie() });
  expect(((await response.json()) as Envelope).code).toBe(400);
  expect(await site.services.context.database.select().from(visit)).toEqual(before);
});

test.each([
  [403, "without consent", {}, {}],
  [403, "with consent to something else", {}, { cookie: consentCookie().replace("statistics", "preference") }],
  [200, "with consent", {}, { cookie: consentCookie() }],
  [400, "for an invalid host", { host: "ads.example/path?q=private" }, { cookie: consentCookie() }],
  [400, "for an unknown directive", { directive: "x" }, { cookie: consentCookie() }],
] as [number, string, object, Record<string, string>][])("a blocked tag report gets code %i %s", async (code, _, change, headers) => {
  const lines = () => site.log.filter(({ event }) => event === "tags.blocked");
  const before = lines().length;
  const answer = (await (
    await post("/api/blocked-tag", { host: "ads.example:8443", directive: "script-src-elem", ...change }, headers)
  ).json()) as Envelope;
  expect(answer.code).toBe(code);
  expect(lines().slice(before)).toMatchObject(code === 200 ? [{ fields: { host: "ads.example:8443", directive: "script-src-elem" } }] : []);
});

test("the consent and analytics endpoints never fail on hostile bodies and store none", async () => {
  const rows = async () => [await count(consentChoice), await site.services.context.database.select().from(visit)];
  await sendHostileBodies(site, "/api/consent", { fields: ["choice", "preference", "statistics", "marketing", "page"], state: rows });
  await sendHostileBodies(site, "/api/visit", {
    fields: [...Object.keys(report), "refer"],
    state: rows,
    headers: { cookie: consentCookie() },
  });
  await sendHostileBodies(site, "/api/blocked-tag", { fields: ["host", "directive"], state: rows, headers: { cookie: consentCookie() } });
});

test("the content security policy names third parties only when they are configured", async () => {
  const policyOf = async (from: TestSite) => (await from.visit("/")).headers.get("content-security-policy")!;
  expect(await policyOf(site)).not.toMatch(/https?:/);
  const policy = await policyOf(siteWithTags);
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com ads\.example \*\.tags\.example 'sha256-/);
  expect(policy).toMatch(/frame-src 'self' ads\.example \*\.tags\.example(;|$)/);
  expect(policy).toMatch(/img-src 'self' data: [^;]*https:\/\/pixel\.example(;| )/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/www\.googletagmanager\.com /);
});

test.each(testedLanguages)("the HTML of pages in %s loads nothing from third parties", async (code) => {
  for (const path of ["/", "/products", "/contact-us", "/newsletter"]) {
    const html = await (await siteWithTags.visit(localPath(code, path), { headers: { cookie: `official_lang_cache@v1=${code}` } })).text();
    expect(html).not.toMatch(/(src|srcset|href)="https?:\/\/(?!site\.test|schema\.org|localhost)[^"]*(googletagmanager|pixel\.example)/);
    // The client code reads the container id from the router's state in the document.
    expect(html).toContain("GTM-TEST1");
  }
});
