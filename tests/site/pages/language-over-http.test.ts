import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const cachedValues = [undefined, "fr", "en", "cn", "au", "de", "nothing-known"];
const prefixes = ["", "/en", "/cn", "/au", "/de"];
const tags: Record<string, string> = { "": "fr", "/en": "en-US", "/cn": "zh-CN", "/au": "en-AU", "/de": "de" };
const prefixOf = (cachedLanguage: string | undefined) =>
  ["en", "cn", "au", "de"].includes(cachedLanguage ?? "") ? `/${cachedLanguage}` : "";
const withCookie = (cachedLanguage: string | undefined) => ({
  headers: cachedLanguage ? { cookie: `a=b; official_lang_cache@v1=${cachedLanguage}` } : undefined,
});

describe.each(cachedValues)("language rules with cached language %s", (cachedLanguage) => {
  test.each(prefixes)("serve or redirect GET %s/about-us", async (prefix) => {
    const response = await site.visit(`${prefix}/about-us?page=2`, withCookie(cachedLanguage));
    if (prefix === "" && prefixOf(cachedLanguage) !== "") {
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(`${prefixOf(cachedLanguage)}/about-us?page=2`);
      expect(response.headers.get("cache-control")).toBe("no-store");
      return;
    }
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<html lang="${tags[prefix]}"`);
  });

  test.each(prefixes)("redirect GET %s/about-us?switchLang=1 to the cached language", async (prefix) => {
    const response = await site.visit(`${prefix}/about-us?switchLang=1`, withCookie(cachedLanguage));
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${prefixOf(cachedLanguage)}/about-us`);
  });

  test.each(["fr", "en", "cn", "au", "de"])("store and apply switchLang=%s with one redirect", async (code) => {
    const response = await site.visit(`/en/about-us?switchLang=${code}&q=1`, withCookie(cachedLanguage));
    expect(response.headers.get("location")).toBe(`${prefixOf(code)}/about-us?q=1`);
    const cookies = response.headers.getSetCookie();
    if (cachedLanguage !== code) expect(cookies).toContain(`official_lang_cache@v1=${code}; Max-Age=86400; Path=/; SameSite=Lax`);
    expect(cookies.some((cookie) => cookie.startsWith("locale="))).toBe(true);
  });
});

test("an address without prefix is French without a cached language, regardless of Accept-Language", async () => {
  const response = await site.visit("/", { headers: { "accept-language": "de-DE,de" } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html lang="fr"');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect(response.headers.get("vary")).toContain("Cookie");
});

test("a prefixed page is publicly cacheable only if it sets no cookie", async () => {
  const first = await site.visit("/de/products");
  expect(first.headers.get("cache-control")).toContain("private");
  expect(first.headers.getSetCookie()).toHaveLength(2);
  expect(first.headers.getSetCookie()[1]).toBe("locale=de; Max-Age=31536000; Path=/; SameSite=Lax");
  const second = await site.visit("/de/products", { headers: { cookie: "locale=de; official_lang_cache@v1=de" } });
  expect(second.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=60");
  expect(second.headers.getSetCookie()).toEqual([]);
});

describe("pages that are not cached", () => {
  const languageCookies = [
    "official_lang_cache@v1=de; Max-Age=86400; Path=/; SameSite=Lax",
    "locale=de; Max-Age=31536000; Path=/; SameSite=Lax",
  ];

  test.each(["/de/no-such", "/de/products/MYRTILLO", "/de/products/withdrawn-item"])(
    "%s stores its language with its 404",
    async (path) => {
      const first = await site.visit(path);
      expect([first.status, first.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(first.headers.getSetCookie()).toEqual(languageCookies);
      const secondVisit = await site.visit(path, { headers: { cookie: "locale=de; official_lang_cache@v1=de" } });
      expect([secondVisit.status, secondVisit.headers.getSetCookie()]).toEqual([404, []]);
    },
  );

  test("store no language for a 404 without a prefix or of a file", async () => {
    for (const path of ["/no-such", "/products/MYRTILLO", "/de/no-such/_payload.json", "/files/de/none.pdf"]) {
      const response = await site.visit(path);
      expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 404, []]);
    }
  });

  test("store the language of a rejected form", async () => {
    const body = new URLSearchParams({ email: "none" });
    const response = await site.visit("/de/newsletter", { method: "POST", headers: { "sec-fetch-site": "same-origin" }, body });
    expect([response.status, response.headers.getSetCookie()]).toEqual([422, languageCookies]);
  });
});

test.each([
  "/api/product/list?size=1",
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/healthz",
  "/readyz",
  "/builds/latest.json",
  "/about-us/_payload.json",
])("%s is exempt from the language rules", async (path) => {
  const response = await site.visit(path, withCookie("de"));
  expect(response.status).toBe(200);
});

test("language redirects apply to HEAD but not to POST requests", async () => {
  const head = await site.visit("/about-us", { method: "HEAD", ...withCookie("cn") });
  expect([head.status, head.headers.get("location")]).toEqual([302, "/cn/about-us"]);
  const post = await site.visit("/about-us", { method: "POST", ...withCookie("cn") });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["//evil.example/", "cn", "/cn/evil.example"],
  ["//evil.example?switchLang=fr", "cn", "/evil.example"],
  ["/en//evil.example?switchLang=fr", undefined, "/evil.example"],
])("the redirect from %s stays on this site", async (target, cachedLanguage, location) => {
  const response = await site.visit(`http://site.test${target}`, withCookie(cachedLanguage));
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(location);
});

test("a trailing slash is removed, together with a language redirect", async () => {
  const trailing = await site.visit("/about-us/?q=1");
  expect([trailing.status, trailing.headers.get("location")]).toEqual([301, "/about-us?q=1"]);
  const response = await site.visit("/about-us/", withCookie("de"));
  expect([response.status, response.headers.get("location")]).toEqual([302, "/de/about-us"]);
});

describe("legacy addresses", () => {
  const words = ["company", "vpp", "academy", "block-chain", "pv_ev_ess", "solar_wind_power", "digital-twins"];
  test.each(words)("redirect /%s to the home page of the language", async (word) => {
    const french = await site.visit(`/x/${word}-old`);
    expect([french.status, french.headers.get("location")]).toEqual([302, "/"]);
    const german = await site.visit(`/de/${word}`);
    expect([german.status, german.headers.get("location")]).toEqual([302, "/de"]);
  });
  test("do not include unknown products, which answer 404", async () => {
    expect((await site.visit("/products/vpp")).status).toBe(404);
    expect((await site.visit("/products/VPP")).status).toBe(404);
  });
});

describe("legacy host", () => {
  let legacySite: TestSite;
  beforeAll(async () => {
    const environment = { legacyHost: "staging.site.test", mainOrigin: "https://www.site.test" };
    legacySite = await openTestSite({ environment });
  });
  afterAll(() => legacySite.close());

  test("redirects every request to the main site with the same path", async () => {
    for (const path of ["/de/products?x=1", "/api/product/list", "/robots.txt", "/%zz"]) {
      const response = await legacySite.visit(path, { headers: { host: "Staging.site.test" } });
      expect([response.status, response.headers.get("location")]).toEqual([301, `https://www.site.test${path}`]);
    }
  });
  test("does not affect requests for other hosts", async () => {
    expect((await legacySite.visit("/", { headers: { host: "www.site.test" } })).status).toBe(200);
  });
});
