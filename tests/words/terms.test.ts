import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { terms } from "./terms.ts";
import { allTexts } from "./texts.ts";

describe.each(languageCodes)("technical terms in %s", (language) => {
  test.each(terms[language])("use $use", ({ not, wrong, files = /./ }) => {
    expect(wrong).toMatch(not);
    // Skip the synonyms of the search, which visitors type, right or wrong.
    const checkedTexts = allTexts.get(language)!.filter(({ file }) => files.test(file) && !file.startsWith("content/search/"));
    const wrongTexts = checkedTexts.filter(({ text }) => not.test(text));
    expect(wrongTexts.map(({ file, text }) => `${file}: ${not.exec(text)![0]}`)).toEqual([]);
  });
});
