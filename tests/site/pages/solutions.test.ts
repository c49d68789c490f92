import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawEntry } from "#domain/content";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const utility = ["solar-park-evening", "coast-frequency", "solar-base-four-hours"];
const commercial = ["bakery-morning-peak", "cold-store-afternoon", "molding-shop-ride-through"];
const residential = ["family-home-evening", "heat-pump-house", "farmhouse-backup"];

const matchAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const visit = (path: string, code: Language = "en", from = site) =>
  from.visit(localPath(code, path), { headers: { cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` } });
const page = async (path: string, code: Language = "en", from = site) => (await visit(path, code, from)).text();
const etag = async (path: string) => (await visit(path)).headers.get("etag");
const caseIds = (html: string) => matchAll(html, /<article id="([^"]+)"/g);
const dataOf = async (path: string, query: string) => (await site.visit(`/en${path}/_payload.json?${query}&build`)).json();
const errors = (html: string) => matchAll(html, /<strong class="[^"]*text-danger[^"]*">([^<]+)</g);

describe.each(testedLanguages)("cases in %s", (code) => {
  test.each([
    ["", [...utility, ...commercial, ...residential], 0],
    ["?functionId=1", utility, 1],
    ["?functionId=2", commercial, 2],
    ["?functionId=3", residential, 3],
  ])("are filtered by %j and marked as examples", async (query, keys, functionId) => {
    const html = await page(`/solutions/cases${query}`, code);
    expect(caseIds(html)).toEqual(keys);
    const tabs = matchAll(html, /(<a[^>]*href="[^"]*\/solutions\/cases(?:\?functionId=\d)?"[^>]*>)/g).filter((tab) =>
      tab.includes('aria-current="true"'),
    );
    expect(tabs).toHaveLength(1);
    expect(tabs[0]!.includes("functionId=")).toBe(functionId > 0);
    // All cases are example content and must be marked.
    const tag = { fr: "Exemple", en: "Example", au: "Example", cn: "示例", de: "Beispiel" }[code];
    for (const article of matchAll(html, /(<article id=[\s\S]*?<\/article>)/g)) expect(article).toContain(`>${tag}</span>`);
    expect(matchAll(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).join()).not.toContain(keys[0]);
  });
});

test.each(testedLanguages)("cases in %s have one legend, and each day names its peak", async (code) => {
  const html = await page("/solutions/cases", code);
  expect(html.match(/class="power-profile-keys/g)).toHaveLength(1);
  expect(html.indexOf("power-profile-keys")).toBeLessThan(html.indexOf("<article"));
  const days = matchAll(html, /(<figure class="power-profile"[\s\S]*?<\/figure>)/g);
  expect(days.length).toBeGreaterThan(0);
  const peak = { fr: "Maximum", en: "Peak", au: "Peak", cn: "峰值", de: "Spitze" }[code];
  for (const day of days)
    expect(
      matchAll(day, /<p [^>]*>([^<]+)<\/p>/g).filter((text) => text.startsWith(`${peak} `)),
      day,
    ).toHaveLength(1);
  const coldStore = matchAll(html, /(<article id="cold-store-afternoon"[\s\S]*?<\/article>)/g)[0];
  expect(coldStore).toContain("480\u00a0kW<");
});

test.each(["?functionId=0", "?functionId=4", "?functionId=x", "?functionId=", "?sector=utility"])(
  "the cases page ignores the query %s",
  async (query) => {
    expect(await etag(`/solutions/cases${query}`)).toBe(await etag("/solutions/cases"));
  },
);

test("the API lists the cases with their calculation as HTML", async () => {
  const { data } = await (await site.visit("/api/case/list?websiteId=4")).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual([...utility, ...commercial, ...residential]);
  expect(data[0]).toMatchObject({ sector: "utility", sample: true });
  expect(data[0].body).toContain("<li>");
});

test("the cases page without cases says so and links to sectors or products", async () => {
  const empty = await openTestSite();
  const withdraw = (keys: string[]) =>
    Promise.all(
      keys.flatMap((key) => languageCodes.map((language) => withdrawEntry(empty.services.context, { type: "case", key, language }))),
    );
  await withdraw(commercial);
  const html = await page("/solutions/cases?functionId=2", "en", empty);
  expect(caseIds(html)).toEqual([]);
  expect(html).toContain(">no data<");
  expect(html).toMatch(/<a[^>]*href="\/en\/solutions\/cases"[^>]*>See all sectors</);
  expect(await page("/solutions/commercial-industrial-ess", "en", empty)).not.toContain("functionId=2#");
  await withdraw([...utility, ...residential]);
  expect(await page("/solutions/cases", "en", empty)).toMatch(/<a[^>]*href="\/en\/products"[^>]*>See the products</);
  await empty.close();
});

describe("sizing for a house", () => {
  const path = "/solutions/residential-ess";
  test.each([
    ["", "2", "?modules=2#build"],
    ["consumption=4500&pv=7&goal=night", "2", "?modules=2#build"],
    ["consumption=9,000+kWh&pv=13kWp&goal=backup", "5", "?modules=5#build"],
    ["consumption=20+000&pv=30&goal=night", "8", "?modules=4&towers=2#build"],
  ])("calculates the stack for %j", async (query, modules, link) => {
    const { result } = await dataOf(path, query);
    expect(result).toMatchObject({ kind: "stack", modules });
    expect(result.to.endsWith(link)).toBe(true);
    expect((await site.visit(result.to.split("#")[0])).status).toBe(200);
    expect(await page(`${path}?${query}`)).toContain(link.replace("&", "&amp;"));
  });

  test.each([
    ["consumption=lots", 1],
    ["consumption=&pv=", 2],
    ["pv=0", 1],
    ["pv=101", 1],
    ["consumption=%3Cu%3E", 1],
  ])("reports %s at the field without a result", async (query, count) => {
    const html = await page(`${path}?${query}`, "de");
    expect(errors(html)).toHaveLength(count);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain("<u>");
    expect((await dataOf(path, query)).result).toBeUndefined();
  });

  test.each<[Language, string, string]>([
    ["fr", "consumption=4,500", "Ce nombre peut se lire 4,5 ou 4500. Écrivez-le de l’une de ces deux façons."],
    ["en", "consumption=4.500", "This can mean 4.5 or 4500. Enter one of the two."],
    ["au", "consumption=4.500", "This can mean 4.5 or 4500. Enter one of the two."],
    ["cn", "consumption=4.500", "这可以读作 4.5 或 4500，请明确填写其中一个。"],
    ["de", "consumption=4,500", "Das kann 4,5 oder 4500 heißen. Schreiben Sie eins von beiden."],
    ["fr", "pv=9+kWh", "Indiquez cette valeur en kWc."],
    ["de", "pv=9+kWh", "Geben Sie diesen Wert in kWp an."],
  ])("in %s explains what is unclear in %s", async (code, query, error) => {
    expect(errors(await page(`${path}?${query}`, code))).toEqual([error]);
  });

  test("keeps typed values in the field", async () => {
    expect(await page(`${path}?consumption=6%20200&pv=lots`, "fr")).toMatch(
      /name="consumption"[^>]*value="6 200"|value="6 200"[^>]*name="consumption"/,
    );
  });

  test.each(["goal=all", "consumption=12345678901234567", "towers=2"])("ignores the query %s", async (query) => {
    expect(await etag(`${path}?${query}`)).toBe(await etag(path));
  });
});

describe("sizing for a commercial site", () => {
  const path = "/solutions/commercial-industrial-ess";
  test("calculates the number of units", async () => {
    const { result } = await dataOf(path, "peak=320&limit=200&hours=1");
    expect(result.units).toBe("2");
    expect(result.beyondText).toBeUndefined();
    expect((await dataOf(path, "peak=1000&limit=200")).result.beyondText).toBeTypeOf("string");
    expect((await dataOf(path, "peak=2.5+MW&limit=2000+kW&hours=1")).result.units).toBe("8");
  });
  test.each(["peak=150&limit=150", "peak=100&limit=150", "hours=0", "hours=13", "peak=x"])("reports %s at the field", async (query) => {
    for (const code of testedLanguages) expect(errors(await page(`${path}?${query}`, code))).toHaveLength(1);
    expect((await dataOf(path, query)).result).toBeUndefined();
  });
});

describe("sizing for a utility plant", () => {
  const path = "/solutions/utility-ess";
  test.each([
    ["", "80", "10", 80],
    ["power=4.5&hours=2", "72", "9", 72],
    ["power=4,5&hours=2&unit=200", "23", "9", 23],
    ["power=100&hours=1", "1,600", "100", 160],
    ["power=600+kW&hours=1", "10", "0.6", 10],
  ])("calculates the units for %j", async (query, units, energy, ribs) => {
    expect((await dataOf(path, query)).result).toMatchObject({ units, energy, ribs });
  });
  test("reports too much power at the field", async () => {
    expect(errors(await page(`${path}?power=501`))).toHaveLength(1);
  });
});

test.each([
  ["/solutions/residential-ess", ["myrtillo-ess-high-voltage-lfp-battery", "copia"], 3],
  ["/solutions/commercial-industrial-ess", ["tianyuan-60k"], 2],
  ["/solutions/utility-ess", ["tianyuan-200k"], 1],
])("the solution page %s links to its products and cases", async (path, products, functionId) => {
  for (const code of testedLanguages) {
    const html = await page(path, code);
    for (const id of products) expect(html).toContain(`href="${localPath(code, `/products/${id}`)}"`);
    expect(matchAll(html, new RegExp(`href="[^"]*/solutions/cases\\?functionId=${functionId}#([^"]+)"`, "g"))).toHaveLength(3);
  }
});
