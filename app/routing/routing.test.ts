import { RouterContextProvider, type MiddlewareFunction } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterEach, describe, expect, test, vi } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { pageName, pages } from "./pages.ts";
import { findRouteRule, type RouteRule } from "./route-rules.ts";
import routes from "#app/routes.ts";
import { mayReload } from "#app/router-internals/chunk-guard.ts";
import { declaredQuery, findPage } from "./match-page.ts";
import { runMiddleware } from "./middleware.ts";
import { routeRuleMiddleware } from "./route-rule-middleware.ts";

test.each([
  ["/", "index"],
  ["/index.html", "index.html"],
  ["/about-us/mark", "about-us-mark"],
  ["/products/:id", "products-id"],
  ["/platform/ECOS", "platform-ECOS"],
])("the route of %s is named %s", (path, name) => expect(pageName(path)).toBe(name));

test("no two rows of the route table share a name", () => {
  const names = pages.map(({ path }) => pageName(path));
  expect(new Set(names).size).toBe(names.length);
});

test("every row of the route table is a route in five languages, named after its path and the language", () => {
  const found: { id?: string; path?: string; caseSensitive?: boolean }[] = [];
  const collect = (entries: RouteConfigEntry[]) => entries.forEach((entry) => (found.push(entry), collect(entry.children ?? [])));
  collect(routes);
  const named = new Map(found.map(({ id, ...entry }) => [id, entry]));
  for (const { path } of pages) {
    for (const code of languageCodes)
      expect(named.get(`${pageName(path)}___${code}`)).toMatchObject({ path: localPath(code, path), caseSensitive: true });
  }
});

describe("a path finds its page", () => {
  test.each(["/", "/index.html", "/products", "/products/copia", "/explore/news/how-lfp-cells-age"])("%s", (path) => {
    expect(findPage(path)).toBeDefined();
  });
  test.each([
    "/Products",
    "/products/",
    "/products/COPIA",
    "/products/-x",
    "/products/a/b",
    "/products/a%20b",
    `/products/${"x".repeat(101)}`,
    "/explore",
  ])("but not %s", (path) => expect(findPage(path)).toBeUndefined());
});

test.each([
  ["page=2", "page=2"],
  ["page=2&utm=1", "page=2"],
  ["page=0", ""],
  ["page=2x", ""],
  ["page=2&page=3", ""],
  ["Page=2", ""],
  ["", ""],
])("of the query %s a list keeps %s", (query, kept) => {
  expect(declaredQuery(findPage("/explore/news")!.page, query)).toBe(kept);
  expect(declaredQuery(findPage("/about-us")!.page, query)).toBe("");
});

test.each([
  ["power=5", "power=5"],
  ["power=", "power="],
  ["utm=1", ""],
])("of the query %s a page that takes empty fields keeps %s", (query, kept) => {
  expect(declaredQuery(findPage("/solutions/utility-ess")!.page, query)).toBe(kept);
});

describe("named middleware", () => {
  test("runs by name", () => {
    const headers = new Headers();
    runMiddleware(["notIndexed"], { path: "/test", headers });
    expect(headers.get("x-robots-tag")).toContain("noindex");
  });
  test.each(["unknown", "toString", "__proto__"])("%s is an error", (name) => {
    expect(() => runMiddleware([name], { path: "/", headers: new Headers() })).toThrow(`Unknown route middleware: ${name}`);
  });
});

describe("a route rule in the browser", () => {
  const rules: RouteRule[] = [
    { from: "/shop", redirect: "https://shop.example/start", status: 302 },
    { from: "/news", redirect: "/explore/news", status: 301 },
  ];
  const run = (address: string, leave: (to: string) => void) => {
    const middleware = routeRuleMiddleware(rules, leave);
    const args = { request: new Request(`http://site.test${address}`), context: new RouterContextProvider(), params: {} };
    return middleware(args as unknown as Parameters<MiddlewareFunction>[0], async () => "the page");
  };

  test("to an absolute address leaves the site and never shows a page", async () => {
    const leave = vi.fn();
    const outcome = await Promise.race([run("/de/shop", leave), new Promise((resolve) => setTimeout(resolve, 20, "waiting"))]);
    expect(outcome).toBe("waiting");
    expect(leave).toHaveBeenCalledExactlyOnceWith("https://shop.example/start");
  });
  test("to a path redirects within the language", async () => {
    const redirect = await Promise.resolve(run("/de/news", vi.fn())).catch((thrown: Response) => thrown);
    expect((redirect as Response).headers.get("location")).toBe("/de/explore/news");
  });
  test("that does not match changes nothing", async () => expect(await run("/de/products", vi.fn())).toBe("the page"));
  test("is found by its whole path only", () => expect(findRouteRule("/shop/x", rules)).toBeUndefined());
});

describe("the reload guard", () => {
  afterEach(() => vi.unstubAllGlobals());
  test("allows one reload in 10 s", () => {
    const store = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
    expect([1_000_000, 1_000_001, 1_009_999, 1_010_000, 1_010_001].map((now) => mayReload(now))).toEqual([true, false, false, true, false]);
  });
});
