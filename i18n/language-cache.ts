/** Name of both language caches: the cookie and the localStorage entry. */
export const languageCacheName = "official_lang_cache@v1";
export const languageCacheSeconds = 86_400;

/** Stores a language tag for mails and other output without a page language. */
export const localeCookieName = "locale";
export const localeCookieSeconds = 365 * 86_400;

/** Records that the visitor answered an offer of another language or chose a language. */
export const languageOfferCookie = "language_offer";
export const languageOfferSeconds = 182 * 86_400;

/** Reads a cookie without a parser, because this runs for every page view and no name needs escaping. */
export function readCookie(header: string | undefined | null, name: string): string | undefined {
  if (!header) return undefined;
  const start = `; ${header}`.indexOf(`; ${name}=`);
  if (start === -1) return undefined;
  const from = start + name.length + 1;
  const end = header.indexOf(";", from);
  return header.slice(from, end === -1 ? undefined : end).trim();
}

/** Builds a Set-Cookie header by hand, because cookie serialisers refuse `@`. */
export function writeCookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}
