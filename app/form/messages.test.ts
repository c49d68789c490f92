import { describe, expect, test } from "vitest";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { pickMessages } from "./messages.server.ts";

const failed: Record<Language, RegExp> = {
  fr: /erreur de notre site/,
  en: /error on our side/,
  cn: /我们这边/,
  au: /error on our side/,
  de: /Fehler liegt bei uns/,
};

describe.each(languageCodes)("form messages in %s", (language) => {
  test("explain an internal failure in that language without the server's error text", () => {
    const messages = pickMessages(language, ["captchaFailed"]);
    expect(messages.internal).toMatch(failed[language]);
    expect(Object.values(messages).join()).not.toContain("Internal Server Error");
  });
});
