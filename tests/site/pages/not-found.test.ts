import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { poll } from "#scripts/running-site/poll.ts";
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
const readPage = async (address: string) => {
  const response = await site.visit(address);
  return { status: response.status, html: await response.text() };
};
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

test.each(cases)("$address shows the not-found page with header, search, footer and links", async ({ code, address }) => {
  const { status, html } = await readPage(address);
  const missingPage = await readPage(localPath(code, "/no-such-page"));
  expect([status, missingPage.status]).toEqual([404, 404]);
  expect(titleOf(html)).toBe(titleOf(missingPage.html));
  for (const part of [/<header\b/, /<footer\b/, /<main\b.*<h1\b/s, /<main\b.*<search\b/s]) {
    expect(missingPage.html).toMatch(part);
    expect(html).toMatch(part);
  }
  const links = (page: string) => page.slice(page.indexOf("<main"), page.indexOf("</main>")).match(/href="[^"]+"/g);
  expect(links(html)).toEqual(links(missingPage.html));
});

test.each(cases)("$address labels its search field", async ({ address }) => {
  const html = await (await site.visit(address)).text();
  const [, id] = /<label for="([^"]+)"/.exec(html.slice(html.indexOf("not-found-text")))!;
  expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"`));
});

test.each(cases)("$address has no payload for the router, which then shows the not-found page", async ({ address }) => {
  expect((await readPage(`${address}/_payload.json`)).status).toBe(404);
});

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (markup: string) =>
  markup.replaceAll(/&(#?\w+);/g, (_, name: string) => entities[name] ?? String.fromCodePoint(Number(name.slice(1))));

describe("the not-found page of an address", () => {
  const addresses = [
    "/nothing",
    "/a/b/c",
    "/d%C3%A9sert/%E4%B8%AD",
    "/q&a/it's",
    "/products/A_B",
    "/products/withdrawn-item",
    "/products/%3Cb%3E",
  ];
  const rows = addresses.flatMap((path) => testedLanguages.map((code) => ({ code, path, address: localPath(code, path) })));

  test.each(rows)("names the path $address, and only this one", async ({ code, path, address }) => {
    const first = await readPage(address);
    // Visit another address of the same kind in between.
    await readPage(localPath(code, path.startsWith("/products/") ? `${path}-2` : "/something-else"));
    const { status, html } = await readPage(address);
    expect(status).toBe(404);
    expect(html).toBe(first.html);
    const [, literal, message] = /data-status-message="([^"]*)"[^>]*>([^<]*)</.exec(html.replaceAll("<!-- -->", ""))!;
    expect(unescaped(literal!)).toBe(`Page Not Found: ${decodeURI(address)}`);
    expect(unescaped(message!)).toContain(decodeURI(address));
    const links = [...html.matchAll(/href="([^"]*)"[^>]* hrefLang="/g)].map(([, href]) => new URL(unescaped(href!), "http://site.test"));
    // Both header and footer have language links.
    expect(links.length).toBeGreaterThanOrEqual(2 * languageCodes.length);
    for (const { pathname, searchParams } of links) {
      const language = languageCodes.find((otherCode) => otherCode === searchParams.get("switchLang"))!;
      expect(decodeURIComponent(pathname)).toBe(decodeURIComponent(localPath(language, path)));
    }
    expect(html).not.toMatch(/no-such|something-else/i);
  });

  test("has a content security policy that allows its scripts", async () => {
    for (const address of ["/en/nothing", "/en/q&a/it's", "/en/products/A_B", "/en/products/withdrawn-item"]) {
      const response = await site.visit(address);
      const policy = response.headers.get("content-security-policy")!;
      const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
        ([, attributes]) => !/ src=/.test(attributes!),
      );
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, , text] of scripts) expect(policy).toContain(createHash("sha256").update(text!).digest("base64"));
    }
  });

  test("of a list page beyond the last one keeps its query in the links of the languages", async () => {
    for (const number of [98, 99]) {
      const { status, html } = await readPage(`/en/explore/news?page=${number}`);
      expect(status).toBe(404);
      expect(html).toContain(`/de/explore/news?page=${number}&amp;switchLang=de`);
      expect(html).not.toContain("no-such");
    }
  });

  test("shows a changed site config", async () => {
    const before = await readPage("/en/nothing");
    const { context } = site.services;
    const { "en-US": english } = await readSiteConfig(context);
    const config = { site: { ...english!.site, brand: "eCactus renamed" } };
    expect(await saveSiteConfig(context, { configKey: "en-US", config, canBeClosed })).toEqual({ ok: true });
    await poll(
      async () => titleOf((await readPage("/en/nothing")).html),
      (title) => title?.includes("eCactus renamed") === true,
    );
    expect(titleOf(before.html)).not.toContain("renamed");
  });
});
