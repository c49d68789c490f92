import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
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
  await closeDatabase();
});
afterAll(async () => {
  await letIn();
  await administrator.end();
  await site.close();
});

/** As when its server is shut down: whoever is connected is cut off, and nobody else gets in. */
async function closeDatabase(): Promise<void> {
  const name = new URL(site.database.url).pathname.slice(1);
  await administrator.query(`alter database ${name} allow_connections false`);
  await administrator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
}
const letIn = () => administrator.query(`alter database ${new URL(site.database.url).pathname.slice(1)} allow_connections true`);

describe("while the database is away", () => {
  test.each([
    ["a list", "/api/news/list", {}],
    ["an entry", "/api/product/copia", {}],
    ["the search", "/api/search?q=battery", {}],
    ["a question", "/api/contact/question", { method: "POST", body: JSON.stringify(question) }],
    [
      "a login",
      "/api/account/login",
      { method: "POST", body: JSON.stringify({ login: "zoe@example.com", password: "Cactus-2026", agree: true }) },
    ],
  ])("the API answers %s with 503, a reason and when to ask again", async (_, address, init) => {
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
  ])("the page %s says so in its language, is kept nowhere and tells when to come again", async (address, title) => {
    const response = await site.visit(address, { headers: { cookie: "official_lang_cache@v1=fr" } });
    expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<title>${title} \\||<title>${title}<`));
    expect(html).toContain("Service Unavailable");
    expect(html).not.toContain("Internal Server Error");
  });

  test.each(["/en/explore/news/_payload.json", "/feeds/en/news.xml", "/sitemap.xml", "/.well-known/security.txt"])(
    "%s answers 503",
    async (address) => {
      const response = await site.visit(address);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    },
  );

  test("a form that is sent without JavaScript shows what was typed, and what to do", async () => {
    const response = await site.visit("/en/contact-us", { method: "POST", body: new URLSearchParams(question), headers: sameOrigin });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    const html = await response.text();
    expect(html).toContain(question.message);
    expect(html).toContain("The service does not answer. Please try again in a moment.");
  });

  test("pages that are kept are served as ever", async () => {
    expect((await site.visit("/en/products")).status).toBe(200);
  });

  test("no answer is logged as an error, with a stack", async () => {
    await site.visit("/api/news/list");
    expect(site.log.filter(({ event }) => /failed$/i.test(event))).toEqual([]);
    expect(site.log).toContainEqual(expect.objectContaining({ level: "warn", event: "database.away" }));
  });

  test.each([
    ["a page", "/en/explore/news", ["api.refused /api/config/i18n", "api.refused /api/product/list"]],
    ["a call", "/api/news/list", ["database.away /api/news/list"]],
    ["a feed", "/feeds/en/news.xml", ["database.away /feeds/en/news.xml"]],
  ])("each call of %s is logged in one line", async (_, address, lines) => {
    const before = site.log.length;
    await site.visit(address);
    // What the site does besides is logged as well, and is nobody's call.
    const logged = site.log.slice(before).filter(({ fields }) => fields?.path !== undefined);
    expect(logged.map(({ event, fields }) => `${event} ${String(fields?.path)}`).toSorted()).toEqual(lines);
    for (const { level } of logged) expect(level).toBe("warn");
  });

  test("once it is back, everything is answered with the next request", async () => {
    await letIn();
    for (const address of ["/readyz", "/api/news/list", "/en/explore/news", "/en/search?q=battery"])
      expect((await site.visit(address)).status).toBe(200);
  });
});

describe.runIf(process.platform === "linux")("/readyz", () => {
  test("answers 503 where DATA_DIR has no room left", async () => {
    // Its file system has no free block, ever.
    const full = await openTestSite({ environment: { dataDir: "/proc" }, database: site.database });
    const response = await full.visit("/readyz");
    expect([response.status, await response.text()]).toEqual([503, "disk full: 0 MB left in DATA_DIR"]);
    await full.close();
  });
});
