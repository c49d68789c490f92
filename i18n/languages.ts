import { keysOf } from "./keys-of.ts";

/**
 * The language table. A language consists of one row here, its message files and its content files.
 *
 * - `prefix`: first path segment, empty for the default language
 * - `tag`: BCP 47 tag for `<html lang>`, Intl and the locale cookie
 * - `locale`: value of the `Language` header of content requests
 * - `configKey`: key of the language in the response of `GET /config/i18n`
 * - `websiteId`: website whose content is read
 * - `fallback`: language of the same website whose entries fill gaps of this language
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

/** Languages that fall back to another language's entries. Every other language has a website of its own. */
export type DependentLanguage = { [Code in Language]: (typeof languages)[Code] extends { fallback: Language } ? Code : never }[Language];
export type ContentLanguage = Exclude<Language, DependentLanguage>;

// Marked as pure, so that bundlers remove unused constants: every page loads this file.
export const dependentLanguages = /* @__PURE__ */ languageCodes.filter(isDependent);
export const contentLanguages = /* @__PURE__ */ oneOfEachWebsite();
export const websiteIds: readonly WebsiteId[] = /* @__PURE__ */ contentLanguages.map((code) => languages[code].websiteId);

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** Returns the website of a language code; an unknown code has website 1, as in the specification's id table. */
export function websiteIdOf(code: string): WebsiteId {
  return isLanguage(code) ? languages[code].websiteId : 1;
}

/** Implements the specification's rule "A cached value of fr is treated as en for content calls." */
export function contentLanguageOf(language: Language): ContentLanguage {
  return isDependent(language) ? languages[language].fallback : language;
}

export function fallbackOf(language: Language): ContentLanguage | undefined {
  return isDependent(language) ? languages[language].fallback : undefined;
}

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

/** Lists the languages whose pages show a website's content, and therefore change with a publication there. */
export function languagesOfWebsite(websiteId: WebsiteId): Language[] {
  return languageCodes.filter((code) => languages[code].websiteId === websiteId);
}
