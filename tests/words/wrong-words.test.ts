import { describe, expect, test } from "vitest";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { allTexts } from "./texts.ts";
import { wrongWords } from "./wrong-words.ts";

const rules = wrongWords.flatMap(({ why, files = /./, words }) =>
  (Object.keys(words) as Language[]).map((language) => ({
    why,
    files,
    language,
    pattern: words[language]![0],
    wrong: words[language]![1],
  })),
);

test.each(languageCodes)("the text collection of %s includes pages, layout, mail, documents, messages and content", (language) => {
  const files = new Set(allTexts.get(language)!.map(({ file }) => file));
  const sampleTexts = [
    "app/pages/home/copy",
    "app/frame/copy",
    "domain/mail/copy",
    "i18n/messages",
    "domain/documents/copy",
    "domain/guides",
    "content/policy/privacy-policy",
    "content/faq/residential",
  ];
  for (const folder of sampleTexts)
    expect(
      [...files].some((file) => file.startsWith(folder)),
      folder,
    ).toBe(true);
  expect(allTexts.get(language)!.length).toBeGreaterThan(1500);
});

describe.each(rules)("wording rule in $language: $why", ({ language, files, pattern, wrong }) => {
  test("matches the sentence it was written for", () => expect(wrong).toMatch(pattern));

  test("is violated by no text", () => {
    const wrongTexts = allTexts.get(language)!.filter(({ file, text }) => files.test(file) && pattern.test(text));
    expect(wrongTexts.map(({ file, text }) => `${file}: ${pattern.exec(text)![0]}`)).toEqual([]);
  });
});
