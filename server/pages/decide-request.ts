import { decideUrl, isFile } from "#app/routing/decide-url.ts";
import { declaredQuery, findPage, isValidMatch, matchPage, type PageMatch } from "#app/routing/match-page.ts";
import {
  languageCacheName,
  languageCacheSeconds,
  localeCookieName,
  localeCookieSeconds,
  readCookie,
  writeCookie,
} from "#i18n/language-cache.ts";
import { previewParameter } from "#domain/editing/schema";
import type { ActiveRedirects } from "#domain/redirects";
import { languages, type Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import type { Environment } from "../environment.ts";
import { findMovedPage, findMovedPayload } from "./decide-redirect.ts";
import { payloadFile } from "./payload-file.ts";

export type PageRequest = {
  method: string;
  target: string;
  host: string | undefined;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

export type Redirect = { kind: "redirect"; status: 301 | 302; location: string; cookies: string[] };
/** Page to render, and the cookies that the browser lacks. */
export type PageDecision = {
  kind: "page";
  language: Language;
  match: PageMatch;
  /** Path without language prefix, and the declared queries. A page depends on nothing else in the URL. */
  path: string;
  query: string;
  body: "html" | "payload";
  cookies: string[];
};
export type Decision =
  | Redirect
  | PageDecision
  | { kind: "malformed" }
  /** No such page; the language prefix still sets the visitor's language. */
  | { kind: "notFound"; cookies: string[] }
  /** Not a page: files, API, builds. */
  | { kind: "pass" };

/** Preview of an unpublished version (server/pages/preview.ts). */
const isPreview = new RegExp(`(^|&)${previewParameter}=`);

/**
 * Returns the URL rules as a function. Their order: host, malformed URLs, slashes, language, routes, redirects of staff and
 * former slugs, legacy paths. `redirects` leaves existing pages alone.
 */
export function createRequestDecider(
  environment: Environment,
  redirects: Pick<ActiveRedirects, "has" | "find">,
): (request: PageRequest) => Decision {
  const secure = environment.siteUrl.protocol === "https:";

  return function decideRequest(request) {
    const target = originForm(request.target);
    if (environment.legacyHost && request.host?.toLowerCase() === environment.legacyHost) {
      return { kind: "redirect", status: 301, location: environment.mainOrigin + target, cookies: [] };
    }
    if (isMalformed(target)) return { kind: "malformed" };
    const queryStart = target.indexOf("?");
    const pathname = queryStart === -1 ? target : target.slice(0, queryStart);
    const query = queryStart === -1 ? "" : target.slice(queryStart + 1);
    if (isFile(pathname) || pathname.endsWith(".data") || (request.method === "GET" && isPreview.test(query))) return { kind: "pass" };

    if (!pathname.endsWith(payloadFile)) return decideHtml(request, pathname, query);
    const { language, path } = splitPath(pathname.slice(0, -payloadFile.length) || "/");
    const moved = findMovedPayload(redirects, { language, path, query });
    if (moved) return { kind: "redirect", ...moved, cookies: [] };
    const match = findPage(path);
    if (!match) return { kind: "notFound", cookies: [] };
    return { kind: "page", language, match, path, query: declaredQuery(match.page, query), body: "payload", cookies: [] };
  };

  function decideHtml(request: PageRequest, pathname: string, query: string): Decision {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const cached = readCookie(request.cookie, languageCacheName);
    const moved = isRead ? findMovedPage(redirects, { pathname, query, cached }) : undefined;
    if (moved) {
      const { store, status, location } = moved;
      return { kind: "redirect", status, location, cookies: store ? missingCookies(request, store) : [] };
    }
    const result = decideUrl({ pathname, query, cached, isRead }, matchPage);
    const cookies = result.store ? missingCookies(request, result.store) : [];
    if (result.kind === "redirect") return { kind: "redirect", status: result.status, location: result.location, cookies };
    const { language, path, match } = result;
    if (!match || !isValidMatch(match)) return { kind: "notFound", cookies };
    return { kind: "page", language, match, path, query: declaredQuery(match.page, query), body: "html", cookies };
  }

  function missingCookies({ cookie }: PageRequest, language: Language): string[] {
    const { tag } = languages[language];
    const cookies: string[] = [];
    if (readCookie(cookie, languageCacheName) !== language) {
      cookies.push(writeCookie(languageCacheName, language, languageCacheSeconds, secure));
    }
    if (readCookie(cookie, localeCookieName) !== tag) {
      cookies.push(writeCookie(localeCookieName, tag, localeCookieSeconds, secure));
    }
    return cookies;
  }
}

/** Returns path and query of a request target; some clients send an absolute URL. */
function originForm(target: string): string {
  return target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
}

/** Checks the path only, because newsletters and advertisements add arbitrary queries. */
function isMalformed(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  if (!path.startsWith("/") || path.includes("\\")) return true;
  if (!path.includes("%")) return false;
  try {
    // oxlint-disable-next-line no-control-regex -- looks for control characters
    return /[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
