import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { allTexts } from "./texts.ts";
import { typography } from "./typography.ts";

// Lists of keywords in content are data, and placeholders are filled in later.
const sources = (language: (typeof languageCodes)[number]) => allTexts.get(language)!.filter(({ file }) => !file.startsWith("content/"));

describe.each(languageCodes)("typography in %s", (language) => {
  test.each(typography(language))("$why", ({ pattern, wrong }) => {
    expect(wrong).toMatch(pattern);
    const found = sources(language).filter(({ raw }) => pattern.test(raw.replace(/\{\w+\}/g, "0")));
    expect(found.map(({ file, raw }) => `${file}: ${raw.slice(0, 120)}`)).toEqual([]);
  });
});
