import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { terms } from "./terms.ts";
import { allTexts } from "./texts.ts";

describe.each(languageCodes)("terms of the trade in %s", (language) => {
  test.each(terms[language])("use $use", ({ not, wrong, files = /./ }) => {
    expect(wrong).toMatch(not);
    // Synonyms of the search are what visitors type, right or wrong.
    const read = allTexts.get(language)!.filter(({ file }) => files.test(file) && !file.startsWith("content/search/"));
    const found = read.filter(({ text }) => not.test(text));
    expect(found.map(({ file, text }) => `${file}: ${not.exec(text)![0]}`)).toEqual([]);
  });
});
