import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentSearch } from "#db/content.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { newsData, publish } from "../../support/test-context.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

type Result = {
  type: string;
  id: string;
  path: string;
  title: string;
  websiteId: number;
  state: number;
  excerpt: { text: string; match: boolean }[];
};

let visitors = 0;
/** Returns a new client address, so that no rate limit applies. */
const newAddress = () => `198.51.${(visitors += 1) >> 8}.${visitors & 255}`;

async function askApi(
  query: Record<string, string>,
): Promise<{ status: number; body: { code: number; data: Result[]; reasons?: object } }> {
  const response = await site.visit(`/api/search?${new URLSearchParams(query)}`, {}, newAddress());
  return { status: response.status, body: await response.json() };
}

async function visitPage(language: Language, q?: string): Promise<{ response: Response; html: string }> {
  const address = localPath(language, "/search") + (q === undefined ? "" : `?${new URLSearchParams({ q })}`);
  const headers = { cookie: `official_lang_cache@v1=${language}; locale=${languages[language].tag}` };
  const response = await site.visit(address, { headers }, newAddress());
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}

async function askKinds(query: Record<string, string>): Promise<{ results: Result[]; counts: Record<string, number> }> {
  const response = await site.visit(`/api/search/kinds?${new URLSearchParams(query)}`, {}, newAddress());
  return ((await response.json()) as { data: { results: Result[]; counts: Record<string, number> } }).data;
}

const statusOf = (html: string) => /<output[^>]*>([^<]*)<\/output>\s*<(section|div)/.exec(html)?.[1];

describe("GET /api/search", () => {
  test("returns type, id, path, title, website and an excerpt with marked matches", async () => {
    const { status, body } = await askApi({ q: "agave", language: "de" });
    expect([status, body.code]).toEqual([200, 200]);
    expect(body.data[0]).toMatchObject({
      type: "product",
      id: "agave-th-three-phase-home-battery-energy-storage-system",
      path: "/products/agave-th-three-phase-home-battery-energy-storage-system",
      title: "AGAVE-TH",
      websiteId: 4,
      state: 1,
    });
    expect(body.data[0]!.excerpt.filter(({ match }) => match).map(({ text }) => text)).toContain("AGAVE-TH");
  });

  test("finds entries of seven types for one word, and pages of the site by their names", async () => {
    const { data } = (await askApi({ q: "batteries", language: "en", size: "50" })).body;
    expect(data.map(({ type }) => type)).toEqual(expect.arrayContaining(["product", "news", "faq", "error-code", "page", "blog", "job"]));
    expect((await askApi({ q: "site map", language: "en" })).body.data[0]).toMatchObject({ type: "page", id: "sitemap", path: "/sitemap" });
  });

  test("defaults to English and returns nothing without a query", async () => {
    expect((await askApi({ q: "battery" })).body.data[0]!.websiteId).toBe(3);
    const emptyQueries: Record<string, string>[] = [{}, { q: "" }, { q: "   " }, { q: "\u0000\u0007" }];
    for (const query of emptyQueries) expect((await askApi(query)).body).toMatchObject({ code: 200, data: [] });
  });

  test("searches for the first 100 characters of the query without control characters", async () => {
    const { data } = (await askApi({ q: "battery" })).body;
    for (const q of [`battery${" ".repeat(200)}qwertzuiop`, "battery\u0000", "\tbattery\n"])
      expect((await askApi({ q })).body.data, q).toEqual(data);
    expect((await askApi({ q: `${"\u3007 ".repeat(60)}battery` })).body.data).toEqual(
      (await askApi({ q: "\u3007 ".repeat(50) })).body.data,
    );
  });

  test.each([
    [{ language: "xx" }, { language: "invalidInput" }],
    [{ size: "0" }, { size: "notANumber" }],
    [{ size: "51" }, { size: "notANumber" }],
    [{ size: "two" }, { size: "notANumber" }],
  ])("rejects the parameters %j", async (query, reasons) => {
    const { status, body } = await askApi({ q: "battery", ...(query as Record<string, string>) });
    expect([status, body.code, body.reasons]).toEqual([200, 400, reasons]);
  });

  test("returns the requested number of results", async () => {
    expect((await askApi({ q: "battery", size: "3" })).body.data).toHaveLength(3);
  });
});

describe("GET /api/search/kinds", () => {
  test("counts results of each kind and keeps the counts when filtering by kind", async () => {
    const allKinds = await askKinds({ q: "Datenblatt", language: "de", size: "50" });
    expect(allKinds.counts.document).toBeGreaterThan(1);
    const documents = await askKinds({ q: "Datenblatt", language: "de", kind: "document", size: "50" });
    expect(documents.counts).toEqual(allKinds.counts);
    expect(new Set(documents.results.map(({ type }) => type))).toEqual(new Set(["document"]));
    expect(documents.results).toHaveLength(documents.counts.document!);
  });

  test.each<[Language, string, string]>([
    ["fr", "fiche technique AGAVE-TH", "/documents/agave-th-three-phase-home-battery-energy-storage-system-data-sheet-fr.pdf"],
    ["de", "Installateur Kassel", "/how-to-buy?near="],
    ["de", "Installatuer Kassel", "/how-to-buy?near="],
    ["fr", "installateur Belgique", "/how-to-buy?country=BE"],
    ["de", "Garantiezeit", "/support-center/warranty"],
    ["cn", "质保期", "/support-center/warranty"],
    ["de", "Konto löschen", "/personal-center"],
    ["en", "error code A-201", "/support-center/error-codes#agave-th-a201"],
    ["cn", "盘古", "/platform/PANGU-OS"],
    ["au", "STC", "/support-center/faqs#subsidies"],
    ["en", "my inverter shows A-204 what now", "/support-center/error-codes#agave-th-a204"],
    ["fr", "erreur a-308", "/support-center/error-codes#agave-th-a308"],
    ["cn", "逆变器显示A-204怎么办", "/support-center/error-codes#agave-th-a204"],
    ["en", "smoke in the garage next to the battery", "/support-center/faqs#fire-safety-at-home"],
    ["en", "lithium battery recycling", "/support-center/faqs#end-of-life"],
  ])("in %s returns for %s as first result %s", async (language, q, path) => {
    expect((await askKinds({ q, language })).results[0]?.path).toContain(path);
  });

  test.each<[Language, string, string]>([
    ["en", "how much does a home battery cost", "/how-to-buy"],
    ["fr", "prix d’une batterie pour maison", "/how-to-buy"],
    ["en", "split system installer", "/how-to-buy"],
    ["de", "Installateur für Speicher in Kassel", "/how-to-buy?near=kassel"],
    ["fr", "installateurs batterie à Nantes", "/how-to-buy?near=nantes"],
    ["cn", "苏州哪里有安装商", "/how-to-buy?near=suzhou"],
    ["en", "battery distributor in Poland", "/how-to-buy?country=PL"],
  ])("in %s takes only the name of a town in %s for a place: %s", async (language, q, path) => {
    expect((await askKinds({ q, language })).results[0]?.path).toBe(path);
  });
});

describe("GET /api/search/suggestions", () => {
  test.each<[Language, string, string]>([
    ["fr", "ga", "/support-center/warranty"],
    ["en", "myr", "/products/myrtillo-ess-high-voltage-lfp-battery"],
    ["de", "Datenblatt my", "/documents/myrtillo-ess-high-voltage-lfp-battery-data-sheet-de.pdf"],
    ["au", "become a d", "/for/distributors"],
    ["cn", "质保", "/support-center/warranty"],
  ])("in %s completes %s with a link to %s", async (language, q, path) => {
    const response = await site.visit(`/api/search/suggestions?${new URLSearchParams({ q, language, size: "8" })}`, {}, newAddress());
    const { data } = (await response.json()) as { data: Result[] };
    expect(data.map((suggestion) => suggestion.path)).toContain(path);
    expect(Object.keys(data[0]!)).toEqual(["type", "path", "title", "lang"]);
  });
});

describe("search page", () => {
  test("links to each kind of result and marks the current one", async () => {
    const { html } = await visitPage("de", "Datenblatt");
    expect(html).toMatch(/href="\/de\/search\?q=Datenblatt&amp;kind=document"/);
    const response = await site.visit("/de/search?q=Datenblatt&kind=document", {}, newAddress());
    expect(await response.text()).toMatch(/aria-current="true"[^>]*href="\/de\/search\?q=Datenblatt&amp;kind=document"/);
  });

  test("links to a document by its address", async () => {
    const { html } = await visitPage("de", "Datenblatt MYRTILLO");
    expect(html).toContain('href="/documents/myrtillo-ess-high-voltage-lfp-battery-data-sheet-de.pdf"');
  });

  test.each<[Language, string, string, string, string]>([
    [
      "fr",
      "onduleur",
      "{number}\u00a0résultats pour «\u00a0{q}\u00a0»",
      "{number}\u00a0résultats pour «\u00a0{q}\u00a0»\u202f; voici les {shown} premiers",
      "Produit",
    ],
    ["en", "inverter", "{number} results for “{q}”", "{number} results for “{q}”; the first {shown} are shown", "Product"],
    ["au", "inverter", "{number} results for ‘{q}’", "{number} results for ‘{q}’; the first {shown} are shown", "Product"],
    [
      "de",
      "wechselrihter",
      "{number}\u00a0Ergebnisse für „{q}“",
      "{number}\u00a0Ergebnisse für „{q}“, die ersten {shown} werden angezeigt",
      "Produkt",
    ],
    ["cn", "逆变器", "“{q}”共有 {number} 条结果", "“{q}”共有 {number} 条结果，显示前 {shown} 条", "产品"],
  ])("in %s shows for %s marked results, their type, link and number", async (language, q, markedText, first, type) => {
    const { response, html } = await visitPage(language, q);
    expect(response.status).toBe(200);
    expect(html).toMatch(/<mark[^>]*>[^<]+<\/mark>/);
    const { counts } = await askKinds({ q, language });
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(1);
    const shownCount = Math.min(total, 24);
    const status = total > 24 ? first : markedText;
    expect(statusOf(html)).toBe(status.replace("{number}", String(total)).replace("{shown}", "24").replace("{q}", q));
    expect(/<main[\s\S]*<\/main>/.exec(html)![0].match(/<h3\b/g)).toHaveLength(shownCount);
    expect(html).toContain(`<span>${type}</span>`);
    expect(html).toContain(`href="${localPath(language, "/products/copia")}"`);
  });

  test("keeps the query in its field and escapes it", async () => {
    const q = `"><script>alert(1)</script>{query}$&`;
    const { html } = await visitPage("en", q);
    expect(html).toContain(`value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;{query}$&amp;"`);
    expect(html).not.toContain("<script>alert(1)");
    expect(statusOf(html)).toContain("{query}$&amp;”");
  });

  test.each(["\\", "a\tb", "100 %", "ö\u0000", "a&b=c#d?e", "+", "\ud800", "😀".repeat(200), "x".repeat(3000)])(
    "accepts the query %j",
    async (q) => {
      expect((await visitPage("de", q)).response.status).toBe(200);
    },
  );

  test("without a query suggests products and recent news without a count", async () => {
    const { html } = await visitPage("fr");
    expect(html).toContain(`href="/products/copia"`);
    expect(html).toContain(`href="/explore/news/how-lfp-cells-age"`);
    expect(statusOf(html)).toBe("");
  });

  test.each<[Language, string]>([
    ["fr", "Rien trouvé pour «\u00a0qwertzuiop\u00a0»."],
    ["en", "Nothing found for “qwertzuiop”."],
    ["cn", "没有找到与“qwertzuiop”有关的内容。"],
    ["au", "Nothing found for ‘qwertzuiop’."],
    ["de", "Nichts gefunden für „qwertzuiop“."],
  ])("without results in %s says so in one sentence", async (language, sentence) => {
    const { html } = await visitPage(language, "qwertzuiop");
    expect(statusOf(html)).toBe(sentence);
    for (const other of ["Aucune donnée", "no data", "暂无数据", "Keine Daten"])
      expect(html.split("<main")[1]!.split("</main>")[0]).not.toContain(other);
  });

  test("without results links to products, news and the sitemap", async () => {
    const { html } = await visitPage("de", "qwertzuiop");
    for (const path of ["/de/sitemap", "/de/products/copia", "/de/explore/news/how-lfp-cells-age"])
      expect(html).toContain(`href="${path}"`);
  });

  test("with a query is not indexed and has a canonical address without query", async () => {
    const { html } = await visitPage("en", "battery");
    expect(html).toContain(`<meta name="robots" content="noindex"`);
    expect((await visitPage("en", "")).html).not.toContain("noindex");
    expect(html).toContain(`<link rel="canonical" href="http://site.test/en/search"`);
    expect(html).toContain("<title>Search: battery | eCactus</title>");
    expect(await (await site.visit("/sitemap.xml")).text()).not.toContain("/search");
  });

  test("keeps the query when the language is switched", async () => {
    const { html } = await visitPage("en", "MYRTILLO");
    expect(html).toContain(`href="/de/search?q=MYRTILLO&amp;switchLang=de"`);
    const redirect = await site.visit("/de/search?q=MYRTILLO&switchLang=fr");
    expect(redirect.headers.get("location")).toBe("/search?q=MYRTILLO");
  });
});

describe("caching of search results", () => {
  test.each(["/en/search?q=battery", "/search", "/en/search/_payload.json?q=battery"])("is forbidden for %s", async (address) => {
    expect((await site.visit(address)).headers.get("cache-control")).toBe("no-store");
  });

  test("does not happen on the server: a changed search index shows at once", async () => {
    await publish(site.services.context, { key: "yacht", data: newsData({ title: "A yacht" }) });
    expect((await visitPage("en", "yacht")).html).toContain(">A yacht<");
    await site.services.context.database.update(contentSearch).set({ title: "A boat" }).where(eq(contentSearch.key, "yacht"));
    expect((await visitPage("en", "yacht")).html).toContain(">A boat<");
  });
});

test("the search API answers arbitrary text in every language without an error", async () => {
  site.log.length = 0;
  const characters = [..." '\"\\&|!():*<>%_-.,/;\u0000\u0007\u00a0\u202f\u200b\u0301\ud800\udc00aAéßœ9½²中储能１Ａ龘𠀀😀٣"];
  let seed = 1;
  const random = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  for (let time = 0; time < propertyRuns(200); time += 1) {
    const q = Array.from({ length: random(40) }, () => characters[random(characters.length)]).join("");
    const language = languageCodes[time % languageCodes.length]!;
    const { status, body } = await askApi({ q, language });
    expect([status, body.code], JSON.stringify(q)).toEqual([200, 200]);
  }
  expect(site.log.filter(({ level }) => level === "error")).toEqual([]);
});
