import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitCount } from "#db/visits.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const endpoint = "/api/reports/csp";
let site: TestSite;
/** A site on https with its API on another host. */
let secure: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  secure = await openTestSite({ environment: { siteUrl: new URL("https://site.test"), apiBase: new URL("http://127.0.0.1:9/v1") } });
});
afterAll(async () => {
  await site.close();
  await secure.close();
});
beforeEach(async () => {
  site.log.length = 0;
  await site.services.context.database.delete(visitCount);
});

type Report = { document?: string; blocked?: string; source?: string; directive?: string };

/** Body of a `report-uri` report, as Firefox sends it. */
const reportUriBody = ({
  document = "http://site.test/en/products",
  blocked = "https://ads.example/tag.js",
  source,
  directive,
}: Report = {}) =>
  JSON.stringify({
    "csp-report": {
      "blocked-uri": blocked,
      disposition: "enforce",
      "document-uri": document,
      "effective-directive": directive ?? "script-src-elem",
      "original-policy": "default-src 'self'",
      referrer: "",
      "status-code": 200,
      "source-file": source,
      "violated-directive": directive ?? "script-src-elem",
    },
  });

/** Body of Reporting API reports, as Chromium sends them. */
const reportingApiBody = (...reports: Report[]) =>
  JSON.stringify(
    reports.map(({ document = "http://site.test/en/products", blocked = "inline", source, directive = "script-src-elem" }) => ({
      age: 12,
      body: {
        blockedURL: blocked,
        disposition: "enforce",
        documentURL: document,
        effectiveDirective: directive,
        sourceFile: source,
        statusCode: 200,
      },
      type: "csp-violation",
      url: document,
      user_agent: "Mozilla/5.0",
    })),
  );

let addresses = 0;
/** Sends a report from a new client address, with a cookie as browsers do. */
const send = (body: string, type = "application/csp-report", from = `192.0.2.${(addresses += 1)}`) =>
  site.visit(endpoint, { method: "POST", body, headers: { "content-type": type, cookie: "session=abc" } }, from);
const reporting = "application/reports+json";
const loggedReports = (event = "csp.reported") => site.log.filter((line) => line.event === event).map(({ fields }) => fields);
const readCounts = async () => {
  const rows = await site.services.context.database.select().from(visitCount);
  return rows.filter(({ measure }) => measure === "blocked").map(({ subject, language, count }) => [subject, language, count]);
};

describe("CSP reports", () => {
  test("of both formats are counted by directive, day and language, without a cookie", async () => {
    const answers = [
      await send(reportUriBody()),
      await send(
        reportingApiBody(
          {},
          { directive: "img-src", blocked: "https://cdn.example/a.png?id=1", document: "http://site.test/de/contact-us?x=1" },
        ),
        reporting,
      ),
      await send(reportingApiBody({}), `${reporting}; charset=utf-8`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    for (const { headers } of answers) expect([headers.get("set-cookie"), headers.get("cache-control")]).toEqual([null, "no-store"]);
    const { answer } = await poll(readCounts, ({ length }) => length === 2);
    expect(answer.toSorted()).toEqual([
      ["img-src", "de", 1],
      ["script-src-elem", "en", 3],
    ]);
  });

  test("are logged once a minute for each directive, without queries and slugs", async () => {
    const document = "http://site.test/en/explore/news/someones-name?token=secret";
    for (let times = 0; times < 3; times += 1)
      await send(reportUriBody({ document, blocked: "https://ads.example/a?email=zoe@example.com", directive: "connect-src" }));
    expect(loggedReports()).toEqual([{ directive: "connect-src", blocked: "ads.example", page: "/explore/news/:id" }]);
    expect(JSON.stringify(site.log)).not.toMatch(/secret|someones|zoe@/);
    await poll(readCounts, ({ length }) => length > 0);
  });

  test.each([
    ["an extension's script in Chromium", { blocked: "chrome-extension" }],
    ["an extension's script in Firefox", { blocked: "moz-extension://f0e1/content.js" }],
    ["an inline style of an extension in Safari", { blocked: "inline", source: "safari-web-extension://a/b.js" }],
    ["another host's page", { document: "https://evil.test/en/products" }],
    ["no page at all", { document: "about" }],
    ["a directive that the policy does not have", { directive: "x-made-up" }],
  ] satisfies [string, Report][])("of %s are accepted and not counted", async (_, report) => {
    expect((await send(reportUriBody(report))).status).toBe(204);
    expect((await send(reportingApiBody(report), reporting)).status).toBe(204);
    // Counts are written once a second. When this one is written, so are those of the reports before it.
    await send(reportUriBody({ directive: "font-src" }));
    expect((await poll(readCounts, ({ length }) => length > 0)).answer).toEqual([["font-src", "en", 1]]);
  });

  test("of older browsers, which send the whole directive, are counted by its name", async () => {
    await send(reportUriBody({ directive: "frame-src 'self'" }));
    expect((await poll(readCounts, ({ length }) => length > 0)).answer).toEqual([["frame-src", "en", 1]]);
  });

  test.each([
    ["another media type", reportUriBody(), "application/json", 415],
    ["no media type", reportUriBody(), "", 415],
    ["a body that is no JSON", "<report>", "application/csp-report", 400],
    ["a report of another shape", JSON.stringify({ "csp-report": [] }), "application/csp-report", 400],
    ["another kind of report", JSON.stringify([{ type: "deprecation", body: {} }]), reporting, 400],
    ["more than 20 reports", reportingApiBody(...Array.from({ length: 21 }, () => ({}))), reporting, 400],
    ["more than 16 kB", reportUriBody({ blocked: `https://ads.example/${"x".repeat(16 * 1024)}` }), "application/csp-report", 413],
  ])("with %s are rejected", async (_, body, type, status) => {
    expect((await send(body, type)).status).toBe(status);
    expect(loggedReports()).toEqual([]);
  });

  test("are rate limited for each client address", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) statuses.push((await send(reportUriBody(), undefined, "198.51.100.7")).status);
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([30, 429]);
    expect((await send(reportUriBody(), undefined, "198.51.100.8")).status).toBe(204);
  });

  test("are accepted by POST only, also when the API is on another host", async () => {
    const getResponse = await site.visit(endpoint);
    expect([getResponse.status, getResponse.headers.get("allow")]).toEqual([405, "POST"]);
    const init = {
      method: "POST",
      body: reportUriBody({ document: "https://site.test/en" }),
      headers: { "content-type": "application/csp-report" },
    };
    expect((await secure.visit(endpoint, init)).status).toBe(204);
  });
});

describe("the policy of a document", () => {
  test.each(["/en", "/login", "/en/nothing", "/admin"])(
    "at %s names the endpoint, on https also for the Reporting API",
    async (address) => {
      const httpHeaders = (await site.visit(address)).headers;
      if (httpHeaders.get("content-type")?.startsWith("text/html")) {
        expect(httpHeaders.get("content-security-policy")).toContain(`report-uri ${endpoint}`);
        expect(httpHeaders.get("content-security-policy")).not.toContain("report-to");
        expect(httpHeaders.get("reporting-endpoints")).toBeNull();
      }
      const { headers } = await secure.visit(address);
      expect(headers.get("content-security-policy")).toMatch(/; report-uri \/api\/reports\/csp; report-to csp(;|$)/);
      expect(headers.get("reporting-endpoints")).toBe(`csp="${endpoint}"`);
    },
  );
});
