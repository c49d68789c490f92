import { decideLanguage } from "#i18n/language-rules.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath, splitPath, normalisePath } from "#i18n/paths.ts";
import { findRouteRule, routeRules, type RouteRule } from "./route-rules.ts";

const filePaths =
  /^\/(api|assets|builds|admin|uploads|media|documents|files|videos|__manifest|\.well-known|healthz|readyz|sitemap\.xml|robots\.txt|favicon\.[a-z]+|apple-touch-icon[\w-]*\.png|feeds?)(\/|$)/;
const legacyWords = /(company|vpp|academy|block-chain|pv_ev_ess|solar_wind_power|digital-twins)/;

/** `cached`: language in the language cache; `isRead`: whether the method is GET or HEAD. Other methods are never redirected. */
export type UrlVisit = { pathname: string; query: string; cached: string | undefined; isRead: boolean };

/** `store`: language of the address, which the caller stores in the language cache. */
export type UrlDecision<Match> = { store?: Language } & (
  | { kind: "redirect"; status: 301 | 302; location: string }
  /** `path` has no language prefix. Without a match, the page does not exist. */
  | { kind: "page"; language: Language; path: string; match: Match | undefined }
);

/** Whether an address belongs to a file, the API or the back office, which no rule of pages applies to. */
export const isFile = (pathname: string): boolean => filePaths.test(pathname);

/**
 * Applies the URL rules of pages in this order: spelling, language, routes, legacy words. The server runs them for documents, the
 * browser for navigations of the router.
 *
 * @param findRoute finds the row of the route table for a path without language prefix
 */
export function decideUrl<Match>(
  { pathname, query, cached, isRead }: UrlVisit,
  findRoute: (path: string) => Match | undefined,
  rules: readonly RouteRule[] = routeRules,
): UrlDecision<Match> {
  const tidyPathname = normalisePath(pathname);
  const decided = decideLanguage(tidyPathname, query, cached);
  const store = decided.store ? decided.language : undefined;
  if (isRead && decided.redirect !== undefined) return { kind: "redirect", status: 302, location: decided.redirect, store };
  // Without a language redirect, or for a POST, the path alone determines the language.
  const { language, path } = splitPath(tidyPathname);
  if (isRead && tidyPathname !== pathname)
    return { kind: "redirect", status: 301, location: query ? `${tidyPathname}?${query}` : tidyPathname };
  const match = findRoute(path);
  const redirect = isRead && match === undefined ? movedPage(language, path, rules) : undefined;
  return redirect ? { kind: "redirect", ...redirect } : { kind: "page", language, path, match, store };
}

function movedPage(language: Language, path: string, rules: readonly RouteRule[]): { status: 301 | 302; location: string } | undefined {
  const rule = findRouteRule(path, rules);
  if (rule) return { status: rule.status, location: rule.redirect.startsWith("/") ? localPath(language, rule.redirect) : rule.redirect };
  return legacyWords.test(path) ? { status: 302, location: localPath(language, "/") } : undefined;
}

/** `language`: language of the open document, whose router knows only the routes of this language. */
export type Navigation<Match> = { language: Language; cached: string | undefined; findRoute: (path: string) => Match | undefined };

/**
 * Applies the URL rules to a navigation of the router.
 *
 * @returns `document`: address to load as a new document, if the rules redirect or the language changes
 */
export function decideNavigation<Match>(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  { language, cached, findRoute }: Navigation<Match>,
  rules?: readonly RouteRule[],
): { document?: string; store?: Language } {
  const address = pathname + search + hash;
  if (isFile(pathname)) return { document: address };
  const decision = decideUrl({ pathname, query: search.slice(1), cached, isRead: true }, findRoute, rules);
  const { store } = decision;
  if (decision.kind === "redirect") {
    const { location } = decision;
    return { document: location.startsWith("/") ? location + hash : location, store };
  }
  return decision.language === language ? { store } : { document: address, store };
}
