import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleHouseOf, markets } from "#domain/markets/schema";
import { houseYearRange, sizeHouse } from "#domain/sizing/schema";
import { formatMoney } from "#i18n/format.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const path = "/solutions/residential-ess";

const visit = (address: string, code: Language) =>
  site.visit(localPath(code, address), { headers: { cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` } });
const page = async (address: string, code: Language) =>
  (await (await visit(address, code)).text())
    .replaceAll("\u00a0", "_")
    .replaceAll("\u202f", "'")
    .replaceAll(/<!--.*?-->/g, "");

const houseQuery = "consumption=5475&pv=100&goal=night";

/** Range of the yearly saving at a price of 0.25 and a feed-in tariff of 0.05 per kWh, by the functions of the domain. */
function savingIn(code: Language, currency: string): string {
  const { advice } = sizeHouse({ consumption: 5475, pv: 100, goal: "night" }, exampleHouseOf(code));
  const usable = advice.kind === "stack" ? advice.usable : 0;
  const loads = { heat: 0, distance: 0, charging: "night" } as const;
  const years = houseYearRange({ consumption: 5475, pv: 100, usable, loads }, markets[code]);
  const ends = [years.cautious, years.favourable]
    .map(({ stored, charged }) => stored * 0.25 - charged * 0.05)
    .toSorted((one, other) => one - other)
    .map((saving) => formatMoney(code, Number(saving.toPrecision(2)), currency));
  return ends.join({ fr: " à ", en: " to ", cn: "～", au: " to ", de: " bis " }[code]).replaceAll("\u00a0", "_").replaceAll("\u202f", "'");
}

test("the savings calculation shows no amount of money without a price", async () => {
  for (const code of languageCodes) {
    const html = await page(`${path}?${houseQuery}&cost=9000&feedIn=0.05`, code);
    expect(html).not.toMatch(/\d['.,\d]*_(€|\$AU)|[€$¥]\d/);
  }
});

test.each<[Language, string, string]>([
  ["fr", "price=0,25&feedIn=0,05", `évite ${savingIn("fr", "EUR")} par an`],
  ["en", "price=0.25&feedIn=0.05", `saves ${savingIn("en", "EUR")} a year`],
  ["de", "price=0,25+€&feedIn=0,05", `spart die Batterie ${savingIn("de", "EUR")} im Jahr`],
  ["cn", "price=0.25&feedIn=0.05", `每年节省 ${savingIn("cn", "CNY")}`],
  ["au", "price=$0.25&feedIn=0.05", `saves ${savingIn("au", "AUD")} a year`],
  ["au", "price=0.25&feedIn=0.05&currency=EUR", `saves ${savingIn("au", "EUR")} a year`],
  ["fr", "price=0,25&feedIn=0,05&currency=AUD", `évite ${savingIn("fr", "AUD")} par an`],
  ["en", "price=0.25", "No feed-in tariff was entered"],
  ["en", "price=0.05&feedIn=0.05", "the battery saves nothing"],
  // A saving of more than 400 a year covers the cost of 400 within the first year.
  ["en", "price=0.25&feedIn=0.05&cost=400", "is paid back in year 1"],
  ["en", "price=0.25&feedIn=0.05&cost=1000000", "is not paid back within 25_years"],
])("the savings calculation in %s evaluates %s", async (code, query, expected) => {
  expect(await page(`${path}?${houseQuery}&${query}`, code)).toContain(expected);
});

test.each<[Language, RegExp]>([
  ["fr", /Elle couvre ainsi \d+ à \d+_% de sa consommation/],
  ["en", /It supplies \d+ to \d+% of that itself/],
  ["cn", /自给率为 \d+～\d+%/],
  ["au", /It supplies \d+ to \d+% of that itself/],
  ["de", /zu \d+ bis \d+_% selbst/],
])("the energy of a year is a range in %s", async (code, expected) => {
  expect(await page(`${path}?consumption=4800&pv=9.6&goal=night`, code)).toMatch(expected);
});

test("the consumption of heat pump and car is shown with the local season", async () => {
  const query = `${path}?${houseQuery}&heat=12000&distance=15000&charging=day`;
  expect(await page(query, "en")).toContain("The heat pump uses 4,000_kWh of that, mostly in the heating season.");
  expect(await page(query, "en")).toContain("The car uses 2,700_kWh of that, charged by day");
  expect(await page(query, "au")).toContain("The heat pump uses 4,000_kWh of that, mostly in the cooler months.");
});

test.each<[Language, string, string]>([
  ["fr", "heat=beaucoup", "Entrez un nombre"],
  ["de", "price=25", "höchstens"],
  ["au", "price=€0.25", "$/kWh."],
])("the savings calculation in %s reports %s at its field without a result", async (code, query, error) => {
  const html = await page(`${path}?${houseQuery}&${query}`, code);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(error);
  expect(html).not.toContain("/contact-us?product=");
});

test("the calculation is passed on to the contact and the installer form", async () => {
  const html = await page(`${path}?${houseQuery}&price=0.25`, "en");
  const links = [...html.matchAll(/href="([^"]*(?:contact-us|how-to-buy)\?[^"]*calculation=[^"]*)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  expect(links).toHaveLength(2);
  for (const link of links) {
    const answer = await site.visit(link.split("#")[0]!, { headers: { cookie: "official_lang_cache@v1=en; locale=en-US" } });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain(
      "/en/solutions/residential-ess?consumption=5475&amp;pv=100&amp;price=0.25&amp;goal=night&amp;currency=EUR#sizing",
    );
    expect(text).toContain("Home battery: consumption 5,475\u00a0kWh, solar panels 100\u00a0kWp, price of electricity 0.25\u00a0€/kWh");
  }
});

test.each(["//elsewhere.example/solutions/x-ess?a", "https://elsewhere.example/?a", "/login?next=/", "/solutions/residential-ess?a#b"])(
  "the contact form ignores %s as a calculation",
  async (address) => {
    const html = await page(`/contact-us?product=myrtillo-ess-high-voltage-lfp-battery&calculation=${encodeURIComponent(address)}`, "en");
    expect(html).not.toContain(address);
  },
);
