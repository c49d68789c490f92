import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { declaredQuery, matchPage } from "#app/routing/match-page.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { mainOf } from "../../support/main-of.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const agave = "/products/agave-th-three-phase-home-battery-energy-storage-system";
const audiences = {
  "/for/home-owners": ["/support-center/compatibility", "/platform/ECOS", "/support-center/warranty"],
  "/for/business": ["/solutions/commercial-industrial-ess#single-line", "/products/tianyuan-60k", "/platform/PANGU-OS"],
  "/for/installers": ["/support-center/compatibility", "/products/copia", "/platform/ecos-hub#commissioning"],
  "/for/distributors": ["/products/tianyuan-200k", "/products/copia", "/about-us/mark", "/explore/expo"],
  "/for/epc": ["/solutions/utility-ess#settle", "/project-request?product=tianyuan-200k", "/platform/open-api"],
};

const linksIn = async (path: string): Promise<string[]> => mainOf(await (await site.visit(path)).text()).links;

describe.each(Object.entries(audiences))("audience page %s", (path, targetPaths) => {
  test.each(testedLanguages)("links in %s to the pages that its audience needs", async (code) => {
    expect(await linksIn(localPath(code, path))).toEqual(
      expect.arrayContaining(targetPaths.map((targetPath) => localPath(code, targetPath))),
    );
  });

  test("links only with declared queries and to existing anchors", async () => {
    const pageLinks = (await linksIn(path)).filter((link) => !link.startsWith("/documents/"));
    for (const link of pageLinks) {
      const { pathname, search, hash } = new URL(link, "http://site.test");
      const match = matchPage(splitPath(pathname).path);
      expect(match, link).toBeDefined();
      expect(new URLSearchParams(declaredQuery(match!.page, search)).toString(), link).toBe(new URLSearchParams(search).toString());
      if (hash) expect(await (await site.visit(link)).text(), link).toContain(`id="${hash.slice(1)}"`);
    }
  });
});

test("the page for home owners offers a comparison of products that state three of the same figures", async () => {
  const links = (await linksIn("/en/for/home-owners")).filter((link) => link.includes("compare="));
  expect(links).toEqual([`/en/products?compare=${agave.slice("/products/".length)},myrtillo-ess-high-voltage-lfp-battery#comparison`]);
});

test("the home page links to every audience page", async () => {
  expect(await linksIn("/de")).toEqual(expect.arrayContaining(Object.keys(audiences).map((path) => localPath("de", path))));
});
