import { describe, expect, test } from "vitest";
import { pageName, pages } from "#app/routing/pages.ts";
import { languageCodes } from "#i18n/languages.ts";
import { ownPages, sitePages } from "./site-pages.server.ts";

/** Their words are those of the entry that they show. */
const ofAnEntry = pages.filter(({ file }) => file === "pages/policy/route.tsx");
const expected = pages.filter((page) => (page.sitemap || ownPages.includes(page.path)) && !page.content && !ofAnEntry.includes(page));

describe.each(languageCodes)("in %s", (language) => {
  test("every page that search finds and that is no entry says what it is, each under a title of its own", () => {
    const found = sitePages(language, {});
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ path }) => pageName(path)));
    for (const { title, description, keywords } of found) expect([title, description, ...keywords]).not.toContain("");
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
  });

  test("they are the same each time, so that whoever reads them does so once", () => {
    expect(sitePages(language, {})).toBe(sitePages(language, {}));
  });
});
