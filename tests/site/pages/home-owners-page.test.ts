import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { mainOf } from "../../support/main-of.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const answerTo = async (language: Language, query: string) =>
  mainOf(await (await site.visit(`${localPath(language, "/for/home-owners")}?${query}`)).text());
const agave = "agave-th-three-phase-home-battery-energy-storage-system";

describe("page for home owners", () => {
  test.each(testedLanguages)("recommends a battery for a year's energy in %s, and draws its day", async (code) => {
    const main = await answerTo(code, "bill=5500");
    expect(main.text).toContain("AGAVE-TH");
    expect(main.text).toMatch(/9[.,]98/);
    expect(main.html.match(/<svg role="img"/g)).toHaveLength(1);
    expect(main.text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test("carries the entered values to the calculator, the product and the installer request", async () => {
    const { links } = await answerTo("de", "bill=1.650 €&unit=energy&price=0,30");
    const calculation = "/de/solutions/residential-ess?consumption=5500&pv=6&goal=night&price=0%2C3&currency=EUR";
    expect(links).toContain(`${calculation}#sizing`);
    expect(links).toContain(`/de/products/${agave}?modules=2#build`);
    const request = links.find((link) => link.startsWith("/de/how-to-buy?line=residential&product="))!;
    expect(new URL(request, "http://site.test").searchParams.get("calculation")).toBe(calculation);
    expect((await answerTo("de", "bill=5500")).links).toContain(calculation.replace("&price=0%2C3&currency=EUR", "") + "#sizing");
  });

  test.each<[Language, string, string]>([
    ["fr", "bill=1 200&unit=money", "Indiquez le prix d’un kWh."],
    ["en", "bill=lots", "Enter a number, such as 5500."],
    ["de", "bill=100", "Geben Sie mindestens 500 kWh ein."],
    ["cn", "bill=100&unit=money&price=0.5", "按此单价，用电量超出测算范围（每年 500～50,000 kWh）。请检查金额和单价。"],
    ["au", "bill=12 km", "Enter this value in kWh."],
  ])("shows in %s for %j the message %j at its field, and no battery", async (language, query, message) => {
    const { html, text } = await answerTo(language, query);
    expect(text.replace(/[\u00a0\u202f]/g, " ")).toContain(message);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('<svg role="img"');
    expect(html).toContain('id="answer"');
  });

  test("asks for the price of a kWh only if the total is an amount of money", async () => {
    expect((await answerTo("en", "bill=5500")).html).not.toContain('name="price"');
    expect((await answerTo("en", "bill=1500&unit=money&price=0.3")).html).toContain('name="price"');
  });

  test("shows three questions", async () => {
    expect((await answerTo("en", "")).html.match(/<details/g)).toHaveLength(4);
  });
});
