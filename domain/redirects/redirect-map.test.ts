import { describe, expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { parseSource, parseTarget } from "./parse-address.ts";
import { findRedirect, withQuery } from "./redirect-map.ts";

const row = (from: string, to: string, isPermanent = true) => ({ from, to, isPermanent });
const redirects = [
  row("/old", "/new"),
  row("/de/alt", "/de/neu"),
  row("/de/old", "/de/sonder"),
  row("/away", "https://example.com/x"),
  row("/first", "/second"),
  row("/second", "/third#part", false),
  row("/loop", "/pool"),
  row("/pool", "/loop"),
  row("/to-german", "/de/new"),
  row("/home", "/"),
];
const byPath = new Map(redirects.map((each) => [each.from, each]));
const find = (language: Language, path: string, isPage?: (code: Language, address: string) => boolean) =>
  findRedirect(byPath, { language, path }, isPage);

describe("redirects", () => {
  test.each<[Language, string, string | undefined]>([
    ["fr", "/old", "/new"],
    ["en", "/old", "/en/new"],
    ["de", "/old", "/de/sonder"],
    ["de", "/alt", "/de/neu"],
    ["en", "/alt", undefined],
    ["cn", "/away", "https://example.com/x"],
    ["au", "/first", "/au/third#part"],
    ["fr", "/loop", undefined],
    ["fr", "/to-german", "/de/new"],
    ["de", "/home", "/de"],
    ["fr", "/Old", undefined],
  ])("in %s lead from %s to %s", (language, path, location) => expect(find(language, path)?.location).toBe(location));

  test("are temporary if one of a chain is", () => {
    expect(find("fr", "/old")?.isPermanent).toBe(true);
    expect(find("fr", "/first")?.isPermanent).toBe(false);
  });

  test("leave an existing page alone, in its languages", () => {
    const isPage = (code: Language, address: string) => code === "de" && address === "/old";
    expect(find("de", "/old", isPage)).toBeUndefined();
    expect(find("en", "/old", isPage)).toEqual({ location: "/en/new", isPermanent: true });
  });

  test.each([
    ["/new", "", "/new"],
    ["/new", "a=1", "/new?a=1"],
    ["/new?b=2#c", "a=1&a=2", "/new?b=2&a=1&a=2#c"],
  ])("to %s keep the query %s", (location, query, expected) => expect(withQuery(location, query)).toBe(expected));

  test.each([
    ["/über-uns/", "/%C3%BCber-uns"],
    ["https://old.example/a//b.html", "/a/b.html"],
    ["/a?b=1", undefined],
    ["/a#b", undefined],
    ["//evil.example", undefined],
    ["/\\evil.example", undefined],
    ["about", undefined],
    ["javascript:alert(1)", undefined],
    ["/%63opia", "/copia"],
  ])("have the source %s as %s", (text, source) => expect(parseSource(text)).toBe(source));

  test.each([
    ["/products?line=utility#x", "/products?line=utility#x"],
    ["https://www.site.example/de/products", "/de/products"],
    ["https://other.example/a", "https://other.example/a"],
    ["http://other.example/a", undefined],
    ["https://user:secret@other.example/", undefined],
    ["//other.example", undefined],
    ["ftp://other.example", undefined],
  ])("have the target %s as %s", (text, target) => expect(parseTarget(text, new URL("https://www.site.example"))).toBe(target));
});
