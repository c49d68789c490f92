import { defaultLanguage, languageCodes, languages, type Language } from "./languages.ts";

export type SplitPath = { language: Language; prefixed: boolean; path: string };

/** Splits a path into its language and the path without prefix. A prefix is a whole segment, case-sensitive. */
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

/** The address of a page in a language: `localPath("de", "/about-us")` is `/de/about-us`, `localPath("de", "/")` is `/de`. */
export function localPath(language: Language, path: string): string {
  const { prefix } = languages[language];
  if (prefix === "") return path;
  return path === "/" ? prefix : prefix + path;
}

/**
 * The one spelling of a path: tidy slashes, and no escapes of characters that need none, such as `%61` for `a` (RFC 3986,
 * 6.2.2.2). A path that would then lead upwards keeps its escapes.
 */
export function tidyPath(pathname: string): string {
  const plain = pathname.replace(/%[\da-f]{2}/gi, (escape) => {
    const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : escape;
  });
  return tidySlashes(/\/\.{1,2}(?:\/|$)/.test(plain) ? pathname : plain);
}

/** One slash where there were several, none at the end. */
export function tidySlashes(pathname: string): string {
  const single = pathname.includes("//") ? pathname.replace(/\/{2,}/g, "/") : pathname;
  return single.length > 1 && single.endsWith("/") ? single.slice(0, -1) : single;
}
