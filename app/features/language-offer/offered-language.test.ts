import { expect, test } from "vitest";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { offeredLanguage } from "./offered-language.ts";

/** Each row maps the page's language to the offered language; `-` means no offer. */
test.each<[string, Record<Language, Language | "-">]>([
  ["fr", { fr: "-", en: "fr", cn: "fr", au: "fr", de: "fr" }],
  ["fr-CA", { fr: "-", en: "fr", cn: "fr", au: "fr", de: "fr" }],
  ["de", { fr: "de", en: "de", cn: "de", au: "de", de: "-" }],
  ["de-AT", { fr: "de", en: "de", cn: "de", au: "de", de: "-" }],
  ["en", { fr: "en", en: "-", cn: "en", au: "-", de: "en" }],
  ["en-US", { fr: "en", en: "-", cn: "en", au: "-", de: "en" }],
  ["en-GB", { fr: "en", en: "-", cn: "en", au: "-", de: "en" }],
  ["en-AU", { fr: "au", en: "au", cn: "au", au: "-", de: "au" }],
  ["EN-au", { fr: "au", en: "au", cn: "au", au: "-", de: "au" }],
  ["zh", { fr: "cn", en: "cn", cn: "-", au: "cn", de: "cn" }],
  ["zh-CN", { fr: "cn", en: "cn", cn: "-", au: "cn", de: "cn" }],
  ["zh-Hant-TW", { fr: "cn", en: "cn", cn: "-", au: "cn", de: "cn" }],
  // Languages that the site does not have are skipped.
  ["ja", { fr: "-", en: "-", cn: "-", au: "-", de: "-" }],
  ["ja de", { fr: "de", en: "de", cn: "de", au: "de", de: "-" }],
  ["", { fr: "-", en: "-", cn: "-", au: "-", de: "-" }],
  // The first supported language decides; the page's own language in that place means no offer.
  ["de fr", { fr: "de", en: "de", cn: "de", au: "de", de: "-" }],
  ["fr de", { fr: "-", en: "fr", cn: "fr", au: "fr", de: "fr" }],
  ["nl en-AU en", { fr: "au", en: "au", cn: "au", au: "-", de: "au" }],
  ["en-US en-AU", { fr: "en", en: "-", cn: "en", au: "-", de: "en" }],
  ["constructor", { fr: "-", en: "-", cn: "-", au: "-", de: "-" }],
])("language offer › follows a browser preference for %j on every page", (preferred, expected) => {
  const tags = preferred.split(" ");
  const offers = languageCodes.map((page) => [
    page,
    offeredLanguage({ page, availableLanguages: languageCodes, preferred: tags, isAnswered: false }) ?? "-",
  ]);
  expect(Object.fromEntries(offers)).toEqual(expected);
});

test("language offer › does not appear after an answer or a choice", () => {
  for (const page of languageCodes)
    expect(
      offeredLanguage({ page, availableLanguages: languageCodes, preferred: ["de", "en-AU", "zh"], isAnswered: true }),
    ).toBeUndefined();
});

test.each<[string[], readonly Language[], Language | undefined]>([
  [["de"], ["fr", "en"], undefined],
  [["de", "en-US"], ["fr", "en"], "en"],
  [["de", "fr", "en-US"], ["fr", "en"], undefined],
])("language offer › for %j on a French page available in %j is %s", (preferred, availableLanguages, expected) => {
  expect(offeredLanguage({ page: "fr", availableLanguages, preferred, isAnswered: false })).toBe(expected);
});
