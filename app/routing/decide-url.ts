import { decideLanguage } from "#i18n/language-rules.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath, splitPath, tidyPath } from "#i18n/paths.ts";
import { findRouteRule, routeRules, type RouteRule } from "./route-rules.ts";

const files =
  /^\/(api|assets|builds|admin|uploads|media|documents|files|videos|__manifest|\.well-known|healthz|readyz|sitemap\.xml|robots\.txt|favicon\.[a-z]+|apple-touch-icon[\w-]*\.png|feeds?)(\/|$)/;
const legacyWords = /(company|vpp|academy|block-chain|pv_ev_ess|solar_wind_power|digital-twins)/;

/** `cached`: value of the language cache; `isRead`: whether the visit is a GET or HEAD, which alone may be redirected. */
export type UrlVisit = { pathname: string; query: string; cached: string | undefined; isRead: boolean };

/** `store`: the language that the visit names, which is then to be cached. */
export type UrlDecision<Match> = { store?: Language } & (
  | { kind: "redirect"; status: 301 | 302; location: string }
  /** `path` is without prefix. Without a match the page does not exist. */
  | { kind: "page"; language: Language; path: string; match: Match | undefined }
);

/** Whether an address belongs to a file, the API or the back office, for which no rule of pages holds. */
export const isFile = (pathname: string): boolean => files.test(pathname);

/**
 * The URL rules of pages, in their order: spelling, language, routes, legacy words. The server runs them for documents, the
 * browser for navigations of the router.
 *
 * @param findRoute finds the row of the route table for a path without prefix
 */
export function decideUrl<Match>(
  { pathname, query, cached, isRead }: UrlVisit,
  findRoute: (path: string) => Match | undefined,
  rules: readonly RouteRule[] = routeRules,
): UrlDecision<Match> {
  const tidy = tidyPath(pathname);
  const decided = decideLanguage(tidy, query, cached);
  const store = decided.store ? decided.language : undefined;
  if (isRead && decided.redirect !== undefined) return { kind: "redirect", status: 302, location: decided.redirect, store };
  // No language redirect is left, or the visit is a POST: the path alone gives the language.
  const { language, path } = splitPath(tidy);
  if (isRead && tidy !== pathname) return { kind: "redirect", status: 301, location: query ? `${tidy}?${query}` : tidy };
  const match = findRoute(path);
  const moved = isRead && match === undefined ? movedPage(language, path, rules) : undefined;
  return moved ? { kind: "redirect", ...moved } : { kind: "page", language, path, match, store };
}

/** Where an address leads that is no page's any more. */
function movedPage(language: Language, path: string, rules: readonly RouteRule[]): { status: 301 | 302; location: string } | undefined {
  const rule = findRouteRule(path, rules);
  if (rule) return { status: rule.status, location: rule.redirect.startsWith("/") ? localPath(language, rule.redirect) : rule.redirect };
  return legacyWords.test(path) ? { status: 302, location: localPath(language, "/") } : undefined;
}

/** `language`: that of the document that is open; its router knows the routes of no other. */
export type Navigation<Match> = { language: Language; cached: string | undefined; findRoute: (path: string) => Match | undefined };

/**
 * The URL rules for a navigation of the router.
 *
 * @returns `document`: the address to load as a new document, where the rules redirect or lead to another language
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
