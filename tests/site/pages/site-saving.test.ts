import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const commercial = "/solutions/commercial-industrial-ess";
const page = async (address: string, code: Language) => {
  const answer = await site.visit(localPath(code, address), {
    headers: { cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` },
  });
  return (await answer.text())
    .replaceAll("\u00a0", "_")
    .replaceAll("\u202f", "'")
    .replaceAll(/<!--.*?-->/g, "");
};
const errors = (html: string) => [...html.matchAll(/<strong class="[^"]*text-danger[^"]*">([^<]+)</g)].map(([, error]) => error);
const amount = /\d['.,\d]*_(€|\$AU)|[€$¥]\d/;

describe("saving of a commercial site", () => {
  test.each(languageCodes)("shows no amount of money in %s without a tariff", async (code) => {
    const html = await page(`${commercial}?peak=210&limit=150&hours=1.5&cost=90000&feedIn=0.05&days=300`, code);
    expect(html).not.toMatch(amount);
    expect(html).not.toContain('aria-labelledby="saving"');
  });

  // 60 kW × 12 months × 10; the cautious end counts 80 %.
  test.each<[Language, string]>([
    ["fr", "5'760_€ à 7'200_€ par an"],
    ["en", "€5,760 to €7,200 a year"],
    ["cn", "每年 ¥5,760～¥7,200"],
    ["au", "$5,760 to $7,200 a year"],
    ["de", "5.760_€ bis 7.200_€ im Jahr"],
  ])("shows the demand charge in %s as the range %s", async (code, expected) => {
    expect(await page(`${commercial}?peak=210&limit=150&hours=1.5&demand=10&period=month`, code)).toContain(expected);
  });

  test.each<[Language, string]>([
    ["de", "600_€"],
    ["cn", "¥7,200"],
  ])("bills the demand in %s by the usual period, at most %s", async (code, expected) => {
    expect(await page(`${commercial}?peak=210&limit=150&hours=1.5&demand=10`, code)).toContain(expected);
  });

  test("names the parts of the saving, the energy and the payback time", async () => {
    const query = "peak=0.9+MW&limit=600+kW&hours=1&demand=120&price=0.2&highPrice=0.5&highHours=8-12&lowPrice=0.1&lowHours=0-6";
    const html = await page(`${commercial}?${query}&pv=500&feedIn=0.05&energy=1+MWh&cost=100000`, "en");
    for (const text of [
      "Demand charge",
      "Shifted energy",
      "Solar surplus",
      "The battery supplies",
      "surplus solar energy a year",
      "is paid back in",
    ])
      expect(html).toContain(text);
  });

  test.each([
    ["highPrice=1.2", 2],
    ["price=0.7&highPrice=1.2", 1],
    ["price=0.7&highHours=8-11", 1],
    ["price=0.7&highPrice=1.2&highHours=noon", 1],
    ["price=0.7&highPrice=1.2&highHours=8-12&lowPrice=0.3&lowHours=11-14", 1],
    ["pv=100", 1],
    ["demand=lots", 1],
    ["demand=10&energy=99", 1],
    ["demand=10&days=400", 1],
  ])("reports %s at %i fields in every language, without a result", async (query, count) => {
    for (const code of languageCodes) {
      const html = await page(`${commercial}?peak=210&limit=150&hours=1.5&${query}`, code);
      expect(errors(html), code).toHaveLength(count);
      expect(html).not.toContain('aria-labelledby="saving"');
    }
  });

  test.each<[Language, string, string]>([
    ["fr", "(par exemple 8-11, 18-21)", "par exemple 8-11, 18-21."],
    ["en", "(for example 8-11, 18-21)", "for example 8-11, 18-21."],
    ["cn", "（例如 8-11、18-21）", "例如 8-11、18-21，"],
    ["au", "(for example 3pm-9pm)", "for example 3pm-9pm."],
    ["de", "(zum Beispiel 8-11, 18-21)", "zum Beispiel 8-11, 18-21."],
  ])("shows hours in %s with the same example in label and error", async (code, label, error) => {
    const html = await page(`${commercial}?peak=210&limit=150&hours=1.5&price=0.7&highPrice=1.2&highHours=noon`, code);
    expect(html).toContain(label);
    expect(errors(html)).toEqual([expect.stringContaining(error)]);
  });

  test.each(languageCodes)("understands the examples of hours in %s", async (code) => {
    const html = await page(commercial, code);
    const [high, low] = [...html.matchAll(/[(（](?:par exemple|for example|zum Beispiel|例如) ([^)）]+)[)）]/g)].map(([, hours]) => hours!);
    const query = new URLSearchParams({ price: "0.7", highPrice: "1.2", highHours: high!, lowPrice: "0.3", lowHours: low! });
    expect(errors(await page(`${commercial}?peak=210&limit=150&hours=1.5&${query}`, code))).toEqual([]);
  });

  test("keeps the typed hours in their field and unfolds the questions", async () => {
    const html = await page(`${commercial}?peak=210&limit=150&hours=1.5&price=0.7&highPrice=1.2&highHours=8-11,+18-21`, "de");
    expect(html).toMatch(/name="highHours"[^>]*value="8-11, 18-21"|value="8-11, 18-21"[^>]*name="highHours"/);
    expect(html).toMatch(/<details[^>]*open/);
  });
});

test.each(languageCodes)("calculators in %s lead from TIANYUAN 200k to the project request, not to a data sheet", async (code) => {
  const href = `href="${localPath(code, "/project-request")}?product=tianyuan-200k"`;
  const utility = await page("/solutions/utility-ess", code);
  expect(utility).toContain(href);
  expect(/name="unit"[^]*?<\/form>/.exec(utility)![0]).not.toMatch(/data sheet|fiche technique|Datenblatt|规格书/);
  expect(await page(`${commercial}?peak=1000&limit=200&hours=1`, code)).toContain(href);
  expect(await page(commercial, code)).not.toContain(href);
});
