import type { InstrumentationClientRouterResult } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { routeRules } from "#app/routing/route-rules.ts";
import { urlRules } from "./url-rules.ts";

vi.mock("#app/routing/route-rules.ts", async (original) => ({
  ...(await original<object>()),
  routeRules: [{ from: "/shop", redirect: "https://shop.example/start", status: 302 }] satisfies typeof routeRules,
}));

type Navigate = (navigate: () => Promise<unknown>, info: { to: string; formMethod?: string; formData?: FormData }) => Promise<void>;
const assign = vi.fn<(address: string) => void>();
let cookie: string;

/** Simulates a document at a path, with a router that knows one page. */
function open(pathname: string, cached: string, known = "/products"): void {
  cookie = `official_lang_cache@v1=${cached}`;
  const href = `http://site.test${pathname}`;
  vi.stubGlobal("location", { href, origin: "http://site.test", protocol: "http:", pathname, search: "", assign });
  vi.stubGlobal("document", { cookie });
  const match = (path: string) => [{ route: { id: path.endsWith(known) ? "products___de" : "not-found___de" } }];
  const routes = { products___de: { id: "products___de" }, "not-found___de": { id: "not-found___de" } };
  vi.stubGlobal("window", { __reactRouterDataRouter: { match }, __reactRouterManifest: { routes } });
}

/** Returns whether the router navigates; the rules decide before the first `await`. */
function follow(info: Parameters<Navigate>[1]): boolean {
  const instrumented: { navigate?: Navigate } = {};
  urlRules.router!({ instrument: ({ navigate: run }) => void (instrumented.navigate = run as unknown as Navigate) });
  const runNavigation = vi.fn<() => Promise<Partial<InstrumentationClientRouterResult>>>(async () => ({ status: "success" }));
  void instrumented.navigate!(runNavigation, info);
  return runNavigation.mock.calls.length > 0;
}

beforeEach(() => assign.mockClear());
afterEach(() => vi.unstubAllGlobals());

describe("URL rules before a client-side navigation", () => {
  test("leave the site for an absolute URL without showing a page", () => {
    open("/de/about-us", "de");
    expect(follow({ to: "/de/shop" })).toBe(false);
    expect(assign.mock.calls).toEqual([["https://shop.example/start"]]);
  });

  test.each(["/de/products", "/de/products#battery", "?page=2", ".", "#top", "/de/none", "https://other.example/products"])(
    "let the router navigate to %s",
    (to) => {
      open("/de/about-us", "de");
      expect(follow({ to })).toBe(true);
      expect(assign).not.toHaveBeenCalled();
    },
  );

  test("store the language that the address names", () => {
    open("/de/about-us", "fr");
    follow({ to: "/de/products" });
    expect(document.cookie).toMatch(/^locale=de;/);
  });

  test("keep the fields of a search form, and send a POST to its own address", () => {
    open("/products", "de");
    const formData = new FormData();
    formData.set("q", "a & b");
    expect(follow({ to: "/search", formMethod: "get", formData })).toBe(false);
    expect(assign.mock.calls).toEqual([["/de/search?q=a+%26+b"]]);
    expect(follow({ to: "/contact-us", formMethod: "post", formData })).toBe(true);
    expect(assign).toHaveBeenCalledOnce();
  });
});
