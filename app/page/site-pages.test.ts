import { describe, expect, test } from "vitest";
import { pageName, pages } from "#app/routing/pages.ts";
import { languageCodes } from "#i18n/languages.ts";
import { personalPages, sitePages } from "./site-pages.server.ts";

/** Policy pages take their texts from an entry. */
const policyPages = pages.filter(({ file }) => file === "pages/policy/route.tsx");
const expected = pages.filter(
  (page) => (page.sitemap || personalPages.includes(page.path)) && !page.content && !policyPages.includes(page),
);

describe.each(languageCodes)("searchable static pages in %s", (language) => {
  test("are complete, each with description, keywords and a unique title", () => {
    const listed = sitePages(language, {});
    expect(listed.map(({ id }) => id)).toEqual(expected.map(({ path }) => pageName(path)));
    for (const { id, title, description, keywords } of listed) {
      expect(keywords.length, id).toBeGreaterThan(0);
      for (const text of [title, description, ...keywords]) expect(text.trim(), id).not.toBe("");
    }
    expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length);
  });

  test("are cached between calls", () => {
    expect(sitePages(language, {})).toBe(sitePages(language, {}));
  });
});
