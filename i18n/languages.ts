import { keysOf } from "./keys-of.ts";

/**
 * The language table. A language is one row here, its copy files, and its content files.
 *
 * - `prefix`: first path segment, empty for the default language
 * - `tag`: BCP 47 tag for `<html lang>`, Intl and the locale cookie
 * - `locale`: value of the `Language` header of content calls
 * - `configKey`: key of the language in the answer of `GET /config/i18n`
 * - `websiteId`: the website whose content is read
 * - `fallback`: the language, of the same website, whose entries its pages show where it has none of its own
 */
export const languages = {
  fr: {
    prefix: "",
    tag: "fr",
    locale: "en-US",
    configKey: "fr",
    websiteId: 3,
    fallback: "en",
    name: "Français",
    short: "FR",
  },
  en: {
    prefix: "/en",
    tag: "en-US",
    locale: "en-US",
    configKey: "en-US",
    websiteId: 3,
    name: "English",
    short: "EN",
  },
  cn: {
    prefix: "/cn",
    tag: "zh-CN",
    locale: "zh_CN",
    configKey: "zh-CN",
    websiteId: 1,
    name: "中文",
    short: "中文",
  },
  au: {
    prefix: "/au",
    tag: "en-AU",
    locale: "en_AU",
    configKey: "en-AU",
    websiteId: 2,
    name: "English (AU)",
    short: "AU",
  },
  de: {
    prefix: "/de",
    tag: "de",
    locale: "de_DE",
    configKey: "de-DE",
    websiteId: 4,
    name: "Deutsch",
    short: "DE",
  },
} as const;

export type Language = keyof typeof languages;
export type WebsiteId = (typeof languages)[Language]["websiteId"];
export type ConfigKey = (typeof languages)[Language]["configKey"];

export const languageCodes = keysOf(languages);
export const defaultLanguage: Language = "fr";

/** Languages whose texts join the entries of the language that they fall back on, and the others: one for each website. */
export type DependentLanguage = { [Code in Language]: (typeof languages)[Code] extends { fallback: Language } ? Code : never }[Language];
export type ContentLanguage = Exclude<Language, DependentLanguage>;

// Pure, so that the browser's code is without those it does not use: this file is in every page.
export const dependentLanguages = /* @__PURE__ */ languageCodes.filter(isDependent);
export const contentLanguages = /* @__PURE__ */ oneOfEachWebsite();
export const websiteIds: readonly WebsiteId[] = /* @__PURE__ */ contentLanguages.map((code) => languages[code].websiteId);

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The website of a language code; an unknown code falls back to 1, as the specification's id table does. */
export function websiteIdOf(code: string): WebsiteId {
  return isLanguage(code) ? languages[code].websiteId : 1;
}

/** "A cached value of fr is treated as en for content calls." */
export function contentLanguageOf(language: Language): ContentLanguage {
  return isDependent(language) ? languages[language].fallback : language;
}

/** The language whose entries the pages of this one show where it has none of its own. */
export function fallbackOf(language: Language): ContentLanguage | undefined {
  return isDependent(language) ? languages[language].fallback : undefined;
}

/** The languages that fall back on this one. */
export function dependentsOf(language: Language): DependentLanguage[] {
  return dependentLanguages.filter((code) => fallbackOf(code) === language);
}

export function isDependent(language: Language): language is DependentLanguage {
  return "fallback" in languages[language];
}

function oneOfEachWebsite(): ContentLanguage[] {
  return languageCodes
    .filter((code): code is ContentLanguage => !isDependent(code))
    .toSorted((one, other) => languages[one].websiteId - languages[other].websiteId);
}

/** The languages whose pages show a website's content: a publication there changes exactly these. */
export function languagesOfWebsite(websiteId: WebsiteId): Language[] {
  return languageCodes.filter((code) => languages[code].websiteId === websiteId);
}
