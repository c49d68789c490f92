import { describe, expect, test } from "vitest";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { decideLanguage } from "#i18n/language-rules.ts";
import { decideNavigation, decideUrl, type UrlVisit } from "./decide-url.ts";
import { matchPage } from "./match-page.ts";
import type { RouteRule } from "./route-rules.ts";

const rules: RouteRule[] = [
  { from: "/shop", redirect: "https://shop.example/start", status: 302 },
  { from: "/news", redirect: "/explore/news", status: 301 },
];
const splitAddress = (address: string) => {
  const [pathname = "", query = ""] = address.split("?");
  return { pathname, query };
};
const visit = (address: string, cached?: string, isRead = true): UrlVisit => ({ ...splitAddress(address), cached, isRead });
const redirect = (status: 301 | 302, location: string, store?: Language) => ({
  kind: "redirect",
  status,
  location,
  ...(store && { store }),
});
const page = (language: Language, path: string, store?: Language) => ({ kind: "page", language, path, store });

describe("URL rules", () => {
  test.each([
    ["/about-us", undefined, page("fr", "/about-us")],
    ["/de/about-us", "fr", page("de", "/about-us", "de")],
    ["/about-us?a=1", "de", redirect(302, "/de/about-us?a=1")],
    ["/de/about-us?switchLang=1", "fr", redirect(302, "/about-us")],
    ["/de/about-us?switchLang=en", "fr", redirect(302, "/en/about-us", "en")],
    ["/de/about-us/", "fr", redirect(301, "/de/about-us")],
    ["/about-us/", "de", redirect(302, "/de/about-us")],
    ["/de/products/copi%61", "de", redirect(301, "/de/products/copia")],
    ["/products/tianyuan%2D60k/?a=%61", undefined, redirect(301, "/products/tianyuan-60k?a=%61")],
    ["/%64e/about%2Dus", "de", redirect(301, "/de/about-us")],
    ["/%7Euser%5Fa%2eb", undefined, redirect(301, "/~user_a.b")],
    ["/de/a%2e/%2e%2e%2Fb", "de", redirect(301, "/de/a./..%2Fb")],
    ["/de/%2e%2e/products", "de", page("de", "/%2e%2e/products", "de")],
    ["/de/%e4%b8%ad%20%2F", "de", page("de", "/%e4%b8%ad%20%2F", "de")],
    ["/news", undefined, redirect(301, "/explore/news")],
    ["/cn/news", undefined, redirect(301, "/cn/explore/news")],
    ["/cn/shop", undefined, redirect(302, "https://shop.example/start")],
    ["/shop/x", undefined, page("fr", "/shop/x")],
    ["/en/company", "fr", redirect(302, "/en")],
    ["/x/academy-old", undefined, redirect(302, "/")],
    ["/company", "au", redirect(302, "/au/company")],
    ["/products/vpp", undefined, page("fr", "/products/vpp")],
    ["/products/VPP", undefined, page("fr", "/products/VPP")],
    ["/de/none", "de", page("de", "/none", "de")],
  ])("for %s with cached language %s decide %o", (address, cached, expected) => {
    expect(decideUrl(visit(address, cached), matchPage, rules)).toMatchObject(expected);
  });

  test.each(["/about-us/", "/news", "/company", "/de/contact-us?switchLang=1"])("do not redirect a POST to %s", (address) => {
    expect(decideUrl(visit(address, "cn", false), matchPage, rules)).toMatchObject({ kind: "page" });
  });

  test("return a page without a match for an unknown address", () => {
    expect(decideUrl(visit("/de/none"), matchPage)).toMatchObject({ match: undefined });
    expect(decideUrl(visit("/de/products"), matchPage)).toMatchObject({ match: { page: { path: "/products" } } });
  });
});

const navigate = (to: string, language: Language, cached?: string) => {
  const url = new URL(to, "http://site.test");
  return decideNavigation(url, { language, cached, findRoute: matchPage }, rules);
};

describe("client-side navigation", () => {
  test.each<[document: Language, cached: string | undefined, to: string, loaded: string | undefined]>([
    ["en", "en", "/en/company", "/en"],
    ["fr", undefined, "/x/digital-twins", "/"],
    ["de", "de", "/products?page=1#list", "/de/products?page=1#list"],
    ["fr", "fr", "/de/products", "/de/products"],
    ["fr", "fr", "/de/products?switchLang=1#list", "/products#list"],
    ["de", "de", "/de/products?switchLang=fr", "/products"],
    ["fr", "au", "/products", "/au/products"],
    ["de", "de", "/de/products", undefined],
    ["de", "de", "/de/products/MYRTILLO", undefined],
    ["de", "de", "/de/none", undefined],
    ["fr", undefined, "/products?category=battery", undefined],
    ["de", "de", "/de/products/", "/de/products"],
    ["de", "de", "/de/news#x", "/de/explore/news#x"],
    ["de", "de", "/de/shop#x", "https://shop.example/start"],
    ["de", "de", "/sitemap.xml", "/sitemap.xml"],
    ["de", "de", "/files/terms.pdf?v=1", "/files/terms.pdf?v=1"],
  ])("in a document in %s with cached language %s to %s loads the document %s", (language, cached, to, loaded) => {
    expect(navigate(to, language, cached).document).toBe(loaded);
  });

  test.each<[to: string, store: Language | undefined]>([
    ["/de/products", "de"],
    ["/de/none", "de"],
    ["/products", undefined],
    ["/en/products?switchLang=fr", "fr"],
  ])("to %s stores the language %s", (to, store) => expect(navigate(to, "fr").store).toBe(store));

  const targets = ["", "/products", "/company", "/news", "/none", "/products/", "/products/VPP"];
  const queries = ["", "?switchLang=1", "?switchLang=fr", "?switchLang=de&a=1"];
  test.each(languageCodes)("from a document in %s loads at most two documents", (language) => {
    for (const cached of [undefined, "xx", ...languageCodes]) {
      for (const prefix of ["", "/en", "/cn", "/au", "/de"]) {
        for (const target of targets.flatMap((path) => queries.map((query) => (prefix + path || "/") + query))) {
          const first = navigate(target, language, cached);
          if (first.document === undefined) continue;
          // Simulate the server, which decides with the language that the navigation or an address has stored, and then the
          // browser.
          let cachedLanguage = first.store ?? cached;
          let address = first.document;
          const seen = [address];
          for (;;) {
            const decision = decideUrl(visit(address, cachedLanguage), matchPage, rules);
            cachedLanguage = decision.store ?? cachedLanguage;
            if (decision.kind === "page") break;
            address = decision.location;
            seen.push(address);
            expect(seen.length, `${target} in ${language}, cached ${cached}: ${seen.join(" ")}`).toBeLessThanOrEqual(2);
          }
          const { pathname, query } = splitAddress(address);
          expect(decideLanguage(pathname, query, cachedLanguage).redirect, target).toBeUndefined();
        }
      }
    }
  });
});
