import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

const question = {
  name: "Zoë",
  email: "zoe@example.com",
  telephone: "+33 6 12 34 56 78",
  company: "private",
  message: "How many modules?",
};
const sameOrigin = { "sec-fetch-site": "same-origin" };

let site: TestSite;
let administrator: Client;
beforeAll(async () => {
  site = await openTestSite();
  administrator = new Client({ connectionString: inject("postgresUrl") });
  await administrator.connect();
  expect((await site.visit("/en/products")).status).toBe(200);
  expect((await site.visit("/en/nothing")).status).toBe(404);
  await closeDatabase();
});
afterAll(async () => {
  await reopenDatabase();
  await administrator.end();
  await site.close();
});

async function closeDatabase(): Promise<void> {
  const name = new URL(site.database.url).pathname.slice(1);
  await administrator.query(`alter database ${name} allow_connections false`);
  await administrator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
}
const reopenDatabase = () => administrator.query(`alter database ${new URL(site.database.url).pathname.slice(1)} allow_connections true`);

describe("database outage", () => {
  test.each([
    ["a list", "/api/news/list", {}],
    ["an entry", "/api/product/copia", {}],
    ["the search", "/api/search?q=battery", {}],
    ["a question", "/api/contact/question", { method: "POST", body: JSON.stringify(question) }],
    [
      "a login",
      "/api/account/login",
      { method: "POST", body: JSON.stringify({ login: "zoe@example.com", password: goodPassword, agree: true }) },
    ],
  ])("makes the API answer %s with 503, an error code and Retry-After", async (_, address, init) => {
    const response = await site.visit(address, { ...init, headers: { ...sameOrigin, "content-type": "application/json" } });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toMatchObject({ code: 503, reason: "unavailable", data: null });
  });

  test.each([
    ["/explore/news", "Service indisponible"],
    ["/en/explore/news", "Service unavailable"],
    ["/au/explore/news", "Service unavailable"],
    ["/de/explore/news", "Dienst nicht verfügbar"],
    ["/cn/explore/news", "服务暂不可用"],
    ["/en/search?q=battery", "Service unavailable"],
    ["/en/login", "Service unavailable"],
    ["/en/products/copia", "Service unavailable"],
  ])("makes the page %s an uncacheable 503 in its language", async (address, title) => {
    const response = await site.visit(address, { headers: { cookie: "official_lang_cache@v1=fr" } });
    expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<title>${title} \\||<title>${title}<`));
    expect(html).toContain("Service Unavailable");
    expect(html).not.toContain("Internal Server Error");
  });

  test.each(["/en/explore/news/_payload.json", "/feeds/en/news.xml", "/sitemap.xml", "/.well-known/security.txt"])(
    "makes %s answer 503",
    async (address) => {
      const response = await site.visit(address);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    },
  );

  test("makes a form without JavaScript keep the typed text and ask to retry", async () => {
    const response = await site.visit("/en/contact-us", { method: "POST", body: new URLSearchParams(question), headers: sameOrigin });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    const html = await response.text();
    expect(html).toContain(question.message);
    expect(html).toContain("The service is not available. Please try again in a moment.");
  });

  test("does not affect cached pages", async () => {
    expect((await site.visit("/en/products")).status).toBe(200);
  });

  test("does not affect the not-found page of addresses that were never requested", async () => {
    const response = await site.visit("/en/never/asked-for?q=1");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('data-status-message="Page Not Found: /en/never/asked-for"');
  });

  test("is logged as a warning, not as an error", async () => {
    await site.visit("/api/news/list");
    expect(site.log.filter(({ event }) => /failed$/i.test(event))).toEqual([]);
    expect(site.log).toContainEqual(expect.objectContaining({ level: "warn", event: "database.away" }));
  });

  test("is logged once a minute for all calls and feeds, and once for each kind of call of pages", async () => {
    const before = site.log.length;
    const startMs = Date.now();
    for (let call = 0; call < 40; call += 1)
      for (const address of ["/api/news/list", "/feeds/en/news.xml", "/en/explore/news"]) await site.visit(address);
    const minutes = Math.ceil((Date.now() - startMs) / 60_000) + 1;
    // Leave out background jobs, whose log lines have no path.
    const loggedRequests = site.log.slice(before).filter(({ fields }) => fields?.path !== undefined);
    expect(loggedRequests.filter(({ event }) => event === "database.away").length).toBeLessThanOrEqual(minutes);
    const loggedPaths = loggedRequests.filter(({ event }) => event === "api.refused").map(({ fields }) => String(fields?.path));
    for (const path of new Set(loggedPaths))
      expect(loggedPaths.filter((loggedPath) => loggedPath === path).length).toBeLessThanOrEqual(minutes);
    for (const { level } of loggedRequests) expect(level).toBe("warn");
  });

  test("ends with the next request once the database is back", async () => {
    await reopenDatabase();
    for (const address of ["/readyz", "/api/news/list", "/en/explore/news", "/en/search?q=battery"])
      expect((await site.visit(address)).status).toBe(200);
  });
});

describe.runIf(process.platform === "linux")("readiness check /readyz", () => {
  test("answers 503 when the disk of DATA_DIR is full", async () => {
    const siteOnFullDisk = await openTestSite({ database: site.database });
    // /proc has no free disk space.
    siteOnFullDisk.services.environment.dataDir = "/proc";
    const response = await siteOnFullDisk.visit("/readyz");
    expect([response.status, await response.text()]).toEqual([503, "disk full: 0 MB left in DATA_DIR"]);
    await siteOnFullDisk.close();
  });
});
