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
import { previewName } from "#domain/editing/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import type { Environment } from "../environment.ts";

/** The parts of a request that decide what the response is. */
export type PageRequest = {
  method: string;
  /** Target of the request line. */
  target: string;
  host: string | undefined;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

export type Redirect = { kind: "redirect"; status: 301 | 302; location: string; cookies: string[] };
/** A page of the route table: what to render, and the cookies that the visitor's browser lacks. */
export type PageDecision = {
  kind: "page";
  language: Language;
  match: PageMatch;
  /** Path without prefix, and the declared queries: a page depends on nothing else of the address. */
  path: string;
  query: string;
  body: "html" | "payload";
  cookies: string[];
};
export type Decision =
  | Redirect
  | PageDecision
  | { kind: "malformed" }
  /** No such page; the prefix still sets the visitor's language. */
  | { kind: "notFound"; cookies: string[] }
  /** Not a document: files, API, builds. */
  | { kind: "pass" };

const payloadFile = "/_payload.json";
/** Preview of a version that is not public yet (server/pages/preview.ts). */
const isPreview = new RegExp(`(^|&)${previewName}=`);

/**
 * Returns the URL rules as a pure function, in their order: host, malformed addresses, slashes, language, routes,
 * legacy words.
 */
export function createRequestDecider(environment: Environment): (request: PageRequest) => Decision {
  const secure = environment.siteUrl.protocol === "https:";

  return function decideRequest(request) {
    const target = originForm(request.target);
    if (environment.legacyHost && request.host?.toLowerCase() === environment.legacyHost) {
      return { kind: "redirect", status: 301, location: environment.mainOrigin + target, cookies: [] };
    }
    if (isMalformed(target)) return { kind: "malformed" };
    const mark = target.indexOf("?");
    const pathname = mark === -1 ? target : target.slice(0, mark);
    const query = mark === -1 ? "" : target.slice(mark + 1);
    if (isFile(pathname) || pathname.endsWith(".data") || (request.method === "GET" && isPreview.test(query))) return { kind: "pass" };

    if (!pathname.endsWith(payloadFile)) return decideDocument(request, pathname, query);
    const { language, path } = splitPath(pathname.slice(0, -payloadFile.length) || "/");
    const match = findPage(path);
    if (!match) return { kind: "notFound", cookies: [] };
    return { kind: "page", language, match, path, query: declaredQuery(match.page, query), body: "payload", cookies: [] };
  };

  function decideDocument(request: PageRequest, pathname: string, query: string): Decision {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const cached = readCookie(request.cookie, languageCacheName);
    const decided = decideUrl({ pathname, query, cached, isRead }, matchPage);
    const cookies = decided.store ? missingCookies(request, decided.store) : [];
    if (decided.kind === "redirect") return { kind: "redirect", status: decided.status, location: decided.location, cookies };
    const { language, path, match } = decided;
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

/** Returns path and query of a request target; some clients send the whole address. */
function originForm(target: string): string {
  return target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
}

/** Only the path has to decode: newsletters and advertisements add arbitrary queries. */
function isMalformed(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  if (!path.startsWith("/") || path.includes("\\")) return true;
  if (!path.includes("%")) return false;
  try {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return /[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
