import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterEach, describe, expect, test, vi } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { pageName, pages } from "./pages.ts";
import routes from "#app/routes.ts";
import { mayReload } from "#app/router-internals/chunk-load-recovery.ts";
import { declaredQuery, findPage } from "./match-page.ts";
import { runMiddleware } from "./middleware.ts";

test.each([
  ["/", "index"],
  ["/index.html", "index.html"],
  ["/about-us/mark", "about-us-mark"],
  ["/products/:id", "products-id"],
  ["/platform/ECOS", "platform-ECOS"],
])("route table › names the route of %s %s", (path, name) => expect(pageName(path)).toBe(name));

test("route table › gives each row a unique name", () => {
  const names = pages.map(({ path }) => pageName(path));
  expect(new Set(names).size).toBe(names.length);
});

test("route table › creates a named, case-sensitive route for each page and language", () => {
  const routeEntries: { id?: string; path?: string; caseSensitive?: boolean }[] = [];
  const collect = (entries: RouteConfigEntry[]) => entries.forEach((entry) => (routeEntries.push(entry), collect(entry.children ?? [])));
  collect(routes);
  const named = new Map(routeEntries.map(({ id, ...entry }) => [id, entry]));
  for (const { path } of pages) {
    for (const code of languageCodes)
      expect(named.get(`${pageName(path)}___${code}`)).toMatchObject({ path: localPath(code, path), caseSensitive: true });
  }
});

describe("page lookup by path", () => {
  test.each(["/", "/index.html", "/products", "/products/copia", "/explore/news/how-lfp-cells-age"])("finds %s", (path) => {
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
  ])("does not find %s", (path) => expect(findPage(path)).toBeUndefined());
});

test.each([
  ["page=2", "page=2"],
  ["page=2&utm=1", "page=2"],
  ["page=0", ""],
  ["page=2x", ""],
  ["page=2&page=3", ""],
  ["Page=2", ""],
  ["", ""],
])("declared query › reduces '%s' of a list page to '%s'", (query, expected) => {
  expect(declaredQuery(findPage("/explore/news")!.page, query)).toBe(expected);
  expect(declaredQuery(findPage("/about-us")!.page, query)).toBe("");
});

test.each([
  ["power=5", "power=5"],
  ["power=", "power="],
  ["utm=1", ""],
])("declared query › reduces '%s' of a page with optional fields to '%s'", (query, expected) => {
  expect(declaredQuery(findPage("/solutions/utility-ess")!.page, query)).toBe(expected);
});

describe("named route middleware", () => {
  test("runs by name", () => {
    const headers = new Headers();
    runMiddleware(["notIndexed"], { path: "/test", headers });
    expect(headers.get("x-robots-tag")).toContain("noindex");
  });
  test.each(["unknown", "toString", "__proto__"])("throws for the unknown name %s", (name) => {
    expect(() => runMiddleware([name], { path: "/", headers: new Headers() })).toThrow(`Unknown route middleware: ${name}`);
  });
});

describe("chunk-load recovery", () => {
  afterEach(() => vi.unstubAllGlobals());
  test("allows one reload in 10 seconds", () => {
    const store = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
    expect([1_000_000, 1_000_001, 1_009_999, 1_010_000, 1_010_001].map((now) => mayReload(now))).toEqual([true, false, false, true, false]);
  });

  test("allows no reload where the browser denies its storage", () => {
    vi.stubGlobal("sessionStorage", {
      getItem() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
    expect(mayReload()).toBe(false);
  });
});
