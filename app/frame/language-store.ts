import {
  languageCacheName,
  languageCacheSeconds,
  languageOfferCookie,
  languageOfferSeconds,
  localeCookieName,
  localeCookieSeconds,
  readCookie,
  writeCookie,
} from "#i18n/language-cache.ts";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";

/** The cached language of this browser: the cookie wins, else localStorage while it has not expired. */
export function cachedLanguage(): Language | undefined {
  const cookie = readCookie(document.cookie, languageCacheName);
  if (isLanguage(cookie)) return cookie;
  try {
    const { value, expires } = JSON.parse(localStorage.getItem(languageCacheName) ?? "{}");
    return isLanguage(value) && expires > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a language in both caches, for a day from now, and its tag in the locale cookie. */
export function storeLanguage(language: Language): void {
  const secure = location.protocol === "https:";
  document.cookie = writeCookie(languageCacheName, language, languageCacheSeconds, secure);
  document.cookie = writeCookie(localeCookieName, languages[language].tag, localeCookieSeconds, secure);
  try {
    const expires = Date.now() + languageCacheSeconds * 1000;
    localStorage.setItem(languageCacheName, JSON.stringify({ value: language, expires }));
  } catch {
    // Storage can be full or forbidden; the cookie serves alone then.
  }
}

/** Keeps that this browser was asked for its language, or told it: it is offered none again. */
export function answerOffer(): void {
  document.cookie = writeCookie(languageOfferCookie, "answered", languageOfferSeconds, location.protocol === "https:");
}

/** What a reader chose, other than what an address says. */
export function chooseLanguage(language: Language): void {
  storeLanguage(language);
  answerOffer();
}
