import { defaultLanguage, languageCodes, languages, type Language } from "./languages.ts";

export type SplitPath = { language: Language; prefixed: boolean; path: string };

/** Splits a path into its language and the path without prefix. The prefix must be a whole segment and is case-sensitive. */
export function splitPath(pathname: string): SplitPath {
  for (const code of languageCodes) {
    const { prefix } = languages[code];
    if (prefix === "") continue;
    if (pathname === prefix) return { language: code, prefixed: true, path: "/" };
    if (pathname.startsWith(prefix) && pathname[prefix.length] === "/") {
      return { language: code, prefixed: true, path: pathname.slice(prefix.length) };
    }
  }
  return { language: defaultLanguage, prefixed: false, path: pathname };
}

/** Adds the language prefix: `localPath("de", "/about-us")` is `/de/about-us`, `localPath("de", "/")` is `/de`. */
export function localPath(language: Language, path: string): string {
  const { prefix } = languages[language];
  if (prefix === "") return path;
  return path === "/" ? prefix : prefix + path;
}

/**
 * Normalises slashes, and decodes unreserved characters such as `%61` for `a` (RFC 3986, 6.2.2.2). A path that would then contain
 * `.` or `..` segments keeps its encoding.
 */
export function normalisePath(pathname: string): string {
  const decoded = pathname.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
  return normaliseSlashes(/\/\.{1,2}(?:\/|$)/.test(decoded) ? pathname : decoded);
}

/** Collapses repeated slashes and removes a trailing slash. */
export function normaliseSlashes(pathname: string): string {
  const single = pathname.includes("//") ? pathname.replace(/\/{2,}/g, "/") : pathname;
  return single.length > 1 && single.endsWith("/") ? single.slice(0, -1) : single;
}
