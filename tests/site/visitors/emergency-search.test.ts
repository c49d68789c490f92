import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

let visitors = 0;
/** Visits from a new client address, so that no rate limit applies. */
const visit = (address: string) => site.visit(address, {}, `198.51.100.${(visitors += 1)}`);
const visitPage = async (language: Language, query: string) => (await visit(`${localPath(language, "/search")}?${query}`)).text();
const askApi = async (path: string, language: Language, q: string) =>
  ((await (await visit(`/api/search/${path}?${new URLSearchParams({ q, language })}`)).json()) as { data: unknown }).data;
const search = (q: string) => new URLSearchParams({ q }).toString();

const notices: [Language, q: string, number: string][] = [
  ["fr", "batterie qui fume", "18"],
  ["en", "smoke from battery", "999"],
  ["cn", "电池冒烟", "119"],
  ["au", "battery hissing smell", "000"],
  ["de", "batterie brennt was tun", "112"],
];

describe("emergency notice of the search", () => {
  test.each(notices)("in %s stands above the results for %s, with the number %s", async (language, q, number) => {
    const html = await visitPage(language, search(q));
    const main = html.slice(html.indexOf("<main"));
    expect(main.indexOf(`href="tel:${number}"`)).toBeGreaterThan(0);
    expect(main.indexOf(`href="tel:${number}"`)).toBeLessThan(main.indexOf("<h3"));
  });

  test.each(notices)("in %s is the first suggestion for %s", async (language, q) => {
    const suggestions = (await askApi("suggestions", language, q)) as { path: string }[];
    expect(suggestions[0]?.path).toBe("/support-center#emergency");
  });

  test("is absent from other searches and from the results", async () => {
    expect(await visitPage("en", search("home battery"))).not.toContain('href="tel:999"');
    const answer = (await askApi("kinds", "en", "smoke from battery")) as { isEmergency: boolean; results: { path: string }[] };
    expect(answer.isEmergency).toBe(true);
    expect(answer.results.map(({ path }) => path)).not.toContain("/support-center#emergency");
  });

  test.each(["q=smoke&kind=product", "q=bloated+qwertzuiop"])("stays with a filter and without other results: %s", async (query) => {
    expect(await visitPage("en", query)).toContain('href="tel:999"');
  });

  test("never tells readers in the United Kingdom to call 911", async () => {
    const html = (await visitPage("en", search("battery on fire"))).replaceAll("<!-- -->", "");
    const row = /<li>United Kingdom: [\s\S]*?<\/li>/.exec(html)![0];
    expect([...row.matchAll(/href="tel:(\d+)"/g)].map(([, number]) => number)).toEqual(["999", "112"]);
  });
});
