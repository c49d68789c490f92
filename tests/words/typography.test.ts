import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { allTexts } from "./texts.ts";
import { typographyRules } from "./typography.ts";

// Content is left out, because it contains lists of keywords.
const sources = (language: (typeof languageCodes)[number]) => allTexts.get(language)!.filter(({ file }) => !file.startsWith("content/"));

describe.each(languageCodes)("typography in %s", (language) => {
  test.each(typographyRules(language))("$why", ({ pattern, wrong }) => {
    expect(wrong).toMatch(pattern);
    const wrongTexts = sources(language).filter(({ raw }) => pattern.test(raw.replace(/\{\w+\}/g, "0")));
    expect(wrongTexts.map(({ file, raw }) => `${file}: ${raw.slice(0, 120)}`)).toEqual([]);
  });
});
