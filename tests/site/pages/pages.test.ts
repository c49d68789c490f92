import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "#app/routing/pages.ts";
import { listPictures } from "#domain/media";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { entryKeys, entryLanguages } from "../../support/entry-languages.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { testedLanguages } from "../../support/tested-languages.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const ofAccounts = ["/personal-center", "/platform/open-api/console"];
/** Addresses of entries with their own page, with the languages that have it. */
const entries = new Map<string, readonly Language[]>(
  [
    { type: "product", folder: "/products" },
    { type: "news", folder: "/explore/news" },
    { type: "blog", folder: "/explore/blog" },
  ].flatMap(({ type, folder }) => entryKeys(type).map((key) => [`${folder}/${key}`, entryLanguages(type, key)] as const)),
);
const jobs = [
  "battery-test-engineer",
  "service-technician",
  "power-electronics-engineer",
  "installer-trainer",
  "technical-support",
  "energy-data-internship",
];
for (const key of jobs) entries.set(`/join-us/${key}`, languageCodes);
const writtenIn = (path: string): readonly Language[] => entries.get(path) ?? languageCodes;
const paths = new Set([
  ...pages.filter(({ path }) => !path.includes(":") && !ofAccounts.includes(path)).map(({ path }) => path),
  ...entries.keys(),
]);
const pathsIn = (code: Language): string[] => [...paths].filter((path) => writtenIn(path).includes(code));
/** Paths that sitemap.xml should list: rows of the route table, and entries with their own page. */
const knownPaths = [...pages.filter(({ sitemap }) => sitemap).map(({ path }) => path), ...entries.keys()];

/** Requests by address, because rendering is slow. Each language has its own client address, because bundles are rate limited. */
const pageRequests = new Map<string, Promise<{ status: number; html: string }>>();
function readPage(address: string, code: Language): Promise<{ status: number; html: string }> {
  const key = `${code} ${address}`;
  const request =
    pageRequests.get(key) ??
    site
      .visit(address, cookie(code), `192.0.2.${languageCodes.indexOf(code) + 1}`)
      .then(async (response) => ({ status: response.status, html: await response.text() }));
  pageRequests.set(key, request);
  return request;
}

const matchAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const addressOf = (code: Language, path: string) => new URL(localPath(code, path), "http://site.test").href;
const tagsOf: Record<Language, string[]> = { fr: ["fr", "x-default"], en: ["en-US", "en"], cn: ["zh-CN"], au: ["en-AU"], de: ["de"] };
const alternatesOf = (path: string): Record<string, string> =>
  Object.fromEntries(writtenIn(path).flatMap((code) => tagsOf[code].map((tag) => [tag, addressOf(code, path)])));
const cookie = (code: Language) => ({ headers: { cookie: `official_lang_cache@v1=${code}; locale=${languages[code].tag}` } });

describe.each(testedLanguages)("pages in %s", (code) => {
  test.each(pathsIn(code))("have one heading and complete metadata at %s", async (path) => {
    const { status, html } = await readPage(localPath(code, path), code);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${languages[code].tag}"`);
    expect(matchAll(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g)).toHaveLength(1);
    expect(matchAll(html, /<title>([^<]*)<\/title>/g)[0]?.length).toBeGreaterThan(5);
    expect(html).not.toMatch(/>\s*null\s*</);
    // Leave out code, which may contain braces and words such as `undefined`.
    const htmlWithoutCode = html.replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, "");
    expect(htmlWithoutCode.match(/.{0,40}(\{\W?\w+\W?\}|\bundefined\b|\bNaN\b|\[object).{0,20}/)?.[0]).toBeUndefined();
    expect(html).not.toMatch(/\b(lorem ipsum|TODO)\b/);
    for (const json of matchAll(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) JSON.parse(json);
    if (pages.find((page) => page.path === path)?.layout === "test") return;

    expect(matchAll(html, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
    expect(matchAll(html, /<meta name="keywords" content="([^"]+)"/g)).toHaveLength(1);
    const canonicalPath = path === "/index.html" ? "/" : path;
    expect(matchAll(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([addressOf(code, canonicalPath)]);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, href]) => [tag, href]);
    expect(Object.fromEntries(alternates)).toEqual(alternatesOf(canonicalPath));
    const picture = matchAll(html, /<meta property="og:image" content="([^"]+)"/g)[0]!;
    expect((await site.visit(picture)).status).toBe(200);
  });
});

test("pages of one language have unique titles and descriptions", async () => {
  for (const code of testedLanguages) {
    const pathsByTitle = new Map<string, string>();
    for (const path of pathsIn(code).filter((candidate) => candidate !== "/index.html" && candidate !== "/test")) {
      const { html } = await readPage(localPath(code, path), code);
      for (const text of [matchAll(html, /<title>([^<]*)</g)[0]!, matchAll(html, /<meta name="description" content="([^"]+)"/g)[0]!]) {
        expect(pathsByTitle.get(text), `${code} ${path}: ${text}`).toBeUndefined();
        pathsByTitle.set(text, path);
      }
    }
  }
});

test.each(testedLanguages)("links on all pages in %s lead to existing pages", async (code) => {
  const links = new Set<string>();
  for (const path of pathsIn(code)) {
    const { html } = await readPage(localPath(code, path), code);
    for (const href of matchAll(html, /<a\b[^>]*\shref="(\/[^"]*)"/g)) links.add(href.replaceAll("&amp;", "&").split("#")[0]!);
  }
  const toLogin = new Set(ofAccounts.map((path) => localPath(code, path)));
  for (const link of links) {
    const { status } = await readPage(link, code);
    expect(link.match(/\?/g) ?? [], link).toHaveLength(link.includes("?") ? 1 : 0);
    expect(status, link).toBe(/[?&](switchLang|event)=/.test(link) ? 302 : toLogin.has(link) ? 303 : 200);
  }
});

const lists = [
  "/",
  "/index.html",
  "/explore/news",
  "/explore/blog",
  "/solutions/cases",
  "/products",
  "/support-center/downloads",
  "/about-us/press",
  "/test",
];

test("images appear on at most two pages, except cut-outs and lists of entries", async () => {
  const names = new Map((await listPictures(site.services.context)).map(({ name, hash }) => [hash, name]));
  const pagesOf = new Map<string, Set<string>>();
  for (const page of pathsIn("fr").filter((path) => !lists.includes(path))) {
    const main = /<main[^]*<\/main>/.exec((await readPage(page, "fr")).html)?.[0] ?? "";
    for (const [, asset, hash = ""] of main.matchAll(/\/(?:assets\/([a-z0-9-]+)-\d+-[\w-]{8}|media\/([a-z0-9]+)-[\w-]+)\.(?:avif|webp)/g)) {
      const name = asset ?? names.get(hash) ?? hash;
      if (!name.endsWith("-cutout")) pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page));
    }
  }
  expect(pagesOf.size).toBeGreaterThan(30);
  expect([...pagesOf].filter(([, { size }]) => size > 2).map(([name, imagePaths]) => `${name}: ${[...imagePaths].join(" ")}`)).toEqual([]);
});

test("sitemap.xml lists every public page in every language with its alternates", async () => {
  const xml = await (await site.visit("/sitemap.xml")).text();
  const addresses = matchAll(xml, /<loc>([^<]+)<\/loc>/g);
  expect(addresses).toContain("http://site.test/cn/products/copia");
  expect(addresses).not.toContain("http://site.test/test");
  expect(new Set(addresses).size).toBe(addresses.length);
  const alternates = new Map(
    Array.from(xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g), ([, address, rest]) => [
      address,
      Object.fromEntries(Array.from(rest!.matchAll(/ hreflang="([^"]+)" href="([^"]+)"/g), ([, tag, href]) => [tag, href])),
    ]),
  );
  for (const path of knownPaths)
    for (const code of writtenIn(path)) expect(alternates.get(addressOf(code, path)), `${code} ${path}`).toEqual(alternatesOf(path));
  for (const address of addresses.map((url) => new URL(url).pathname)) {
    const code = splitPath(address).language;
    if (testedLanguages.includes(code)) expect((await readPage(address, code)).status, address).toBe(200);
  }
});

test.each(testedLanguages)("the site map page in %s links to every page of sitemap.xml", async (code) => {
  const { html } = await readPage(localPath(code, "/sitemap"), code);
  const linkedPaths = new Set(matchAll(/<main[\s\S]*<\/main>/.exec(html)![0], /<a\b[^>]*\shref="(\/[^"#]*)/g));
  expect(
    knownPaths.filter((path) => path !== "/sitemap" && writtenIn(path).includes(code) && !linkedPaths.has(localPath(code, path))),
  ).toEqual([]);
});

test("structured data includes Organization, Product, NewsArticle and BreadcrumbList", async () => {
  const types = async (path: string) => {
    const html = await (await site.visit(path, cookie("en"))).text();
    return matchAll(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((json) => JSON.parse(json)["@type"]);
  };
  expect(await types("/en")).toContain("Organization");
  expect(await types("/en/products/copia")).toEqual(expect.arrayContaining(["Product", "BreadcrumbList"]));
  expect(await types("/en/explore/news/how-lfp-cells-age")).toEqual(expect.arrayContaining(["NewsArticle", "BreadcrumbList"]));
});

test("a French page shows French texts instead of the website's English ones", async () => {
  const html = await (await site.visit("/products/copia")).text();
  const english = await (await site.visit("/en/products/copia")).text();
  const title = (page: string) => matchAll(page, /<title>([^<]*)</g)[0];
  expect(title(html)).not.toBe(title(english));
  expect(html).toContain("onduleur hybride");
});
