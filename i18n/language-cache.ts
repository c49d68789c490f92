/** Name of both language caches, the cookie and the localStorage entry. */
export const languageCacheName = "official_lang_cache@v1";
export const languageCacheSeconds = 86_400;

/** Holds a language tag; serves mail and places without a page language. */
export const localeCookieName = "locale";
export const localeCookieSeconds = 365 * 86_400;

/** Says that the browser's reader answered an offer of another language, or chose one. */
export const languageOfferCookie = "language_offer";
export const languageOfferSeconds = 182 * 86_400;

/** Finds a cookie without a parser: this runs for every page view, and the name is known not to need escaping. */
export function readCookie(header: string | undefined | null, name: string): string | undefined {
  if (!header) return undefined;
  const start = `; ${header}`.indexOf(`; ${name}=`);
  if (start === -1) return undefined;
  const from = start + name.length + 1;
  const end = header.indexOf(";", from);
  return header.slice(from, end === -1 ? undefined : end).trim();
}

/** A cookie of ours as a Set-Cookie value; written by hand because `@` is refused by cookie serialisers. */
export function writeCookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}
