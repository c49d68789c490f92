import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { publish } from "#tests/support/test-context.ts";
import { mainOf } from "../../support/main-of.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const readMain = async (path: string) => mainOf(await (await site.visit(path)).text());
const csvOf = (html: string) =>
  decodeURIComponent(/href="data:text\/csv;charset=utf-8,([^"]*)"/.exec(html)![1]!)
    .trim()
    .split("\r\n");

describe.each(testedLanguages)("page for distributors in %s", (code) => {
  test("lists the products of the market with their documents, as a table and as CSV", async () => {
    const { html, text, links } = await readMain(localPath(code, "/for/distributors"));
    // The smart plug fits no outlet of Australia and China.
    const products = code === "au" || code === "cn" ? 9 : 10;
    expect(html.match(/<tr/g)).toHaveLength(products + 1);
    expect(csvOf(html)).toHaveLength(products + 1);
    expect(csvOf(html).join()).toContain(`/documents/tianyuan-60k-data-sheet-${code}.pdf`);
    expect(links).toContain(localPath(code, "/products/tianyuan-200k"));
    const documents = links.filter((link) => link.startsWith("/documents/"));
    expect(text).toMatch(new RegExp(`\\b${documents.length} `));
    expect(text).toMatch(new RegExp(`\\b${languageCodes.length} `));
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test("names the terms first, then the application", async () => {
    const { html, links } = await readMain(localPath(code, "/for/distributors"));
    expect(html.match(/<ol[\s\S]*?<\/ol>/g)!.some((list) => list.split("<li").length === 4)).toBe(true);
    expect(links).toContain(localPath(code, "/contact-us?problemType=purchase#ask"));
    expect(links).toContain(localPath(code, "/partners?role=distributor"));
  });
});

test("page for distributors › names real distributors only", async () => {
  expect((await readMain("/de/for/distributors")).text).not.toContain("Heutige Großhändler");
  const data = {
    order: 1,
    country: "DE",
    kind: "distributor",
    lines: ["residential"],
    place: { latitude: 50, longitude: 8 },
    name: "Musterspeicher Handel",
    city: "Mainz",
  };
  await publish(site.services.context, { type: "distributor", key: "real-one", websiteId: 4, data });
  const readText = async () => (await readMain("/de/for/distributors")).text;
  // A publication reaches cached pages within a few seconds.
  await expect.poll(readText, { timeout: 10_000, interval: 200 }).toContain("Heutige Großhändler");
  const text = await readText();
  expect(text).toContain("Musterspeicher Handel");
  expect(text.split("Heutige Großhändler")[1]!.split("Das ganze Verzeichnis")[0]).not.toContain("Beispiel");
});
