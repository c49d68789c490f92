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

test.each(languageCodes)("the texts of %s are found: pages, shell, mail, documents, messages, content", (language) => {
  const files = new Set(allTexts.get(language)!.map(({ file }) => file));
  // Australian mail is written in the English of the messages.
  const own = [
    "app/pages/home/copy",
    "app/frame/copy",
    ...(language === "au" ? [] : ["domain/mail/copy", "i18n/messages"]),
    "domain/documents/copy",
    "domain/documents/guides",
    "content/policy/privacy-policy",
    "content/faq/residential",
  ];
  for (const folder of own)
    expect(
      [...files].some((file) => file.startsWith(folder)),
      folder,
    ).toBe(true);
  expect(allTexts.get(language)!.length).toBeGreaterThan(1500);
});

describe.each(rules)("$language: $why", ({ language, files, pattern, wrong }) => {
  test("is told from the sentence it was found in", () => expect(wrong).toMatch(pattern));

  test("holds in every text", () => {
    const found = allTexts.get(language)!.filter(({ file, text }) => files.test(file) && pattern.test(text));
    expect(found.map(({ file, text }) => `${file}: ${pattern.exec(text)![0]}`)).toEqual([]);
  });
});
