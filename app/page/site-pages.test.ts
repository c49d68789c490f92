import { describe, expect, test } from "vitest";
import { pageName, pages } from "#app/routing/pages.ts";
import { languageCodes } from "#i18n/languages.ts";
import { ownPages, sitePages } from "./site-pages.server.ts";

/** These pages take their texts from the entry that they show. */
const ofAnEntry = pages.filter(({ file }) => file === "pages/policy/route.tsx");
const expected = pages.filter((page) => (page.sitemap || ownPages.includes(page.path)) && !page.content && !ofAnEntry.includes(page));

describe.each(languageCodes)("searchable static pages in %s", (language) => {
  test("are complete, each with description, keywords and a unique title", () => {
    const found = sitePages(language, {});
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ path }) => pageName(path)));
    for (const { id, title, description, keywords } of found) {
      expect(keywords.length, id).toBeGreaterThan(0);
      for (const text of [title, description, ...keywords]) expect(text.trim(), id).not.toBe("");
    }
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
  });

  test("are cached between calls", () => {
    expect(sitePages(language, {})).toBe(sitePages(language, {}));
  });
});
