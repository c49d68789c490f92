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

/** Returns the cached language of this browser: from the cookie, otherwise from localStorage until it expires. */
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

/** Stores a language in both caches for a day, and its language tag in the locale cookie. */
export function storeLanguage(language: Language): void {
  const secure = location.protocol === "https:";
  document.cookie = writeCookie(languageCacheName, language, languageCacheSeconds, secure);
  document.cookie = writeCookie(localeCookieName, languages[language].tag, localeCookieSeconds, secure);
  try {
    const expires = Date.now() + languageCacheSeconds * 1000;
    localStorage.setItem(languageCacheName, JSON.stringify({ value: language, expires }));
  } catch {
    // Ignore a full or forbidden localStorage: the cookie suffices.
  }
}

/** Stores that the visitor answered the language offer or chose a language, so that it does not appear again. */
export function dismissLanguageOffer(): void {
  document.cookie = writeCookie(languageOfferCookie, "answered", languageOfferSeconds, location.protocol === "https:");
}

/** Stores a language that the visitor chose explicitly, unlike one from an address. */
export function chooseLanguage(language: Language): void {
  storeLanguage(language);
  dismissLanguageOffer();
}
