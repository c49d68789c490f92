import { afterAll, beforeAll, expect, test } from "vitest";
import { localPath } from "#i18n/paths.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const cases = [
  "/products/MYRTILLO",
  "/products/A_B",
  "/explore/news/%E4%B8%AD",
  "/explore/blog/Keytitle",
  "/products/withdrawn-item",
].flatMap((path) => testedLanguages.map((code) => ({ code, path, address: localPath(code, path) })));
const read = async (address: string) => {
  const response = await site.visit(address);
  return { status: response.status, html: await response.text() };
};
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

test.each(cases)("$address shows the not-found page with header, search, footer and links", async ({ code, address }) => {
  const { status, html } = await read(address);
  const other = await read(localPath(code, "/no-such-page"));
  expect([status, other.status]).toEqual([404, 404]);
  expect(titleOf(html)).toBe(titleOf(other.html));
  for (const part of [/<header\b/, /<footer\b/, /<main\b.*<h1\b/s, /<main\b.*<search\b/s]) {
    expect(other.html).toMatch(part);
    expect(html).toMatch(part);
  }
  const links = (page: string) => page.slice(page.indexOf("<main"), page.indexOf("</main>")).match(/href="[^"]+"/g);
  expect(links(html)).toEqual(links(other.html));
});

test.each(cases)("$address has no payload for the router, which then shows the not-found page", async ({ address }) => {
  expect((await read(`${address}/_payload.json`)).status).toBe(404);
});
