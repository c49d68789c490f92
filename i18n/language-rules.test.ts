import { describe, expect, test } from "vitest";
import { decideLanguage } from "./language-rules.ts";

type Case = [cached: string | undefined, path: string, query: string, language: string, redirect: string | undefined];

const cachedValues = [undefined, "", "fr", "xx", "EN", "en", "cn", "au", "de"] as const;
const effective = (cached: string | undefined) => (["en", "cn", "au", "de"].includes(cached ?? "") ? cached! : "fr");
const withPrefix = (language: string, path: string) => (language === "fr" ? path : path === "/" ? `/${language}` : `/${language}${path}`);

describe.each(cachedValues)("language rules with cached language %s", (cached) => {
  const language = effective(cached);

  test.each(["en", "cn", "au", "de"])("take and store the language of the prefix /%s", (prefix) => {
    for (const path of [`/${prefix}`, `/${prefix}/about-us`]) {
      expect(decideLanguage(path, "a=1", cached)).toEqual({ language: prefix, store: true });
    }
  });

  test.each(["/", "/about-us", "/english", "/fr", "/EN", "/enx/en"])("use the cached language for the path %s without a prefix", (path) => {
    const redirect = language === "fr" ? undefined : `${withPrefix(language, path)}?a=1`;
    expect(decideLanguage(path, "a=1", cached)).toEqual({ language, store: false, ...(redirect && { redirect }) });
  });

  test.each(["", "/en", "/cn", "/au", "/de"])("redirect to the cached language for switchLang without a code at %s/about-us", (prefix) => {
    const redirect = `${withPrefix(language, "/about-us")}?a=1&b=2`;
    expect(decideLanguage(`${prefix}/about-us`, "a=1&switchLang=1&b=2", cached)).toEqual({ language, redirect, store: false });
  });

  test.each(["fr", "en", "cn", "au", "de"])("store the code of switchLang=%s and redirect to it", (code) => {
    for (const prefix of ["", "/en", "/cn", "/au", "/de"]) {
      expect(decideLanguage(`${prefix}/products`, `switchLang=${code}`, cached)).toEqual({
        language: code,
        redirect: withPrefix(code, "/products"),
        store: true,
      });
    }
  });
});

const singleCases: Case[] = [
  [undefined, "/en/x", "switchLang=1", "fr", "/x"],
  ["cn", "//about-us", "", "cn", "/cn/about-us"],
  ["cn", "/en//about-us//", "switchLang", "cn", "/cn/about-us"],
  ["de", "//evil.example/en", "switchLang=1", "de", "/de/evil.example/en"],
  ["de", "/", "q=a%26b&switchLang=de", "de", "/de?q=a%26b"],
  ["de", "/", "switch%4Cang=en&q=1", "en", "/en?q=1"],
  ["de", "/en", "switchlang=cn", "en", undefined],
  ["de", "/about-us", "notswitchLang=cn", "de", "/de/about-us?notswitchLang=cn"],
  [undefined, "/", "", "fr", undefined],
];

test.each(singleCases)("the language rules with cached language %s decide %s?%s", (cached, path, query, language, redirect) => {
  const decision = decideLanguage(path, query, cached);
  expect(decision.language).toBe(language);
  expect(decision.redirect).toBe(redirect);
});

test("a language redirect never leads to another redirect", () => {
  for (const cached of cachedValues) {
    for (const path of ["/", "/en", "/cn/x", "//y//", "/de/products"]) {
      for (const query of ["", "switchLang", "switchLang=de", "switchLang=fr&a=1"]) {
        const first = decideLanguage(path, query, cached);
        if (!first.redirect) continue;
        const [target, rest = ""] = first.redirect.split("?");
        const nowCached = first.store ? first.language : cached;
        const second = decideLanguage(target!, rest, nowCached);
        expect(second.redirect, `${path}?${query} cached ${cached}`).toBeUndefined();
        expect(second.language).toBe(first.language);
        expect(first.redirect).toMatch(/^\/(?!\/)/);
      }
    }
  }
});
