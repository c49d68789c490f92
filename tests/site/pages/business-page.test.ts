import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { mainOf } from "../../support/main-of.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const pageAt = async (language: Language, query: string) =>
  mainOf(await (await site.visit(`${localPath(language, "/for/business")}${query}`)).text());
const drawnAs = (html: string) => /<svg role="img" aria-label="([^"]*)"/.exec(html)![1]!.replace(/[\u00a0\u202f]/g, " ");

describe("page for businesses", () => {
  test.each([
    ["", "above the limit of 170 kW, the battery supplies 69 kWh.", "peak=210&limit=170&hours=1.72"],
    ["?limit=200", "above the limit of 200 kW, the battery supplies 15 kWh.", "peak=210&limit=200&hours=1.5"],
    // A limit outside of the slider is not an address of the page.
    ["?limit=9", "above the limit of 170 kW, the battery supplies 69 kWh.", "peak=210&limit=170&hours=1.72"],
  ])("answers to %j, and carries the values to calculator and project request", async (query, drawn, values) => {
    const { html, links } = await pageAt("en", query);
    expect(drawnAs(html)).toContain(drawn);
    const calculation = `/en/solutions/commercial-industrial-ess?${values}`;
    expect(links).toContain(`${calculation}#sizing`);
    const request = links.find((link) => link.startsWith("/en/project-request?"))!;
    expect(new URL(request, "http://site.test").searchParams.get("calculation")).toBe(calculation);
  });

  test.each(testedLanguages)("offers three limits as links in %s, which need no JavaScript", async (code) => {
    const { links, text } = await pageAt(code, "");
    const presets = links.filter((link) => link.includes("?limit="));
    expect(presets).toEqual([190, 170, 150].map((limit) => `${localPath(code, "/for/business")}?limit=${limit}`));
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test.each<[Language, RegExp]>([
    ["fr", /1 TIANYUAN 60k/],
    ["cn", /1 台 TIANYUAN 60k/],
  ])("counts the devices in %s as %s", async (code, expected) => {
    expect((await pageAt(code, "?limit=190")).text.replace(/\s+/g, " ")).toMatch(expected);
  });

  test("says the same figures as the calculator that it leads to", async () => {
    const { links } = await pageAt("de", "?limit=150");
    const calculator = links.find((link) => link.includes("#sizing"))!;
    const { text } = mainOf(await (await site.visit(calculator.replace("#sizing", ""))).text());
    const nominal = /(\d+) kWh Nennenergie mindestens/.exec((await pageAt("de", "?limit=150")).text.replace(/\u00a0/g, " "));
    expect(text.replace(/\u00a0/g, " ")).toContain(`nötig sind mindestens ${nominal![1]} kWh Nennenergie`);
  });
});
