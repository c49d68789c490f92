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
import { localPath, splitPath } from "#i18n/paths.ts";
import type { Environment } from "../environment.ts";

/** What the rules look at: the request line's target and three headers. */
export type Visit = { method: string; target: string; host: string | undefined; cookie: string | undefined };

/** Which body of a page. The state is the one of a document, which may be older than the page. */
export type Asked = { body: "html" | "payload" } | { body: "state"; hash: string };

export type Redirect = { kind: "redirect"; status: 301 | 302; location: string; cookies: string[] };
/** A page of the route table: what to render, and the cookies that the visitor's browser lacks. */
export type PageVisit = {
  kind: "page";
  language: Language;
  match: PageMatch;
  /** Path without prefix, and the declared queries: all that a page can depend on. */
  path: string;
  query: string;
  asked: Asked;
  cookies: string[];
};
export type Decision =
  | Redirect
  | PageVisit
  | { kind: "malformed" }
  /** Nothing that exists; a prefix still names the visitor's language. */
  | { kind: "notFound"; cookies: string[] }
  /** Not a document: files, API, builds. */
  | { kind: "pass" };

const dataFile = /\/_(?:payload\.json|state\.([\w-]+)\.txt)$/;
/** An edition that is not public yet (server/pages/preview.ts). */
const isPreview = new RegExp(`(^|&)${previewName}=`);

/**
 * The rules that every request passes before anything is rendered, in their order: host, malformed addresses,
 * slashes, language, routes, legacy words. Pure, so that the same rules serve the fast path and the router.
 */
export function createFrontDoor(environment: Environment) {
  const secure = environment.siteUrl.protocol === "https:";

  return function decide(visit: Visit): Decision {
    const target = originForm(visit.target);
    if (environment.legacyHost && visit.host?.toLowerCase() === environment.legacyHost) {
      return { kind: "redirect", status: 301, location: environment.mainOrigin + target, cookies: [] };
    }
    if (isMalformed(target)) return { kind: "malformed" };
    const mark = target.indexOf("?");
    const pathname = mark === -1 ? target : target.slice(0, mark);
    const query = mark === -1 ? "" : target.slice(mark + 1);
    if (isFile(pathname) || pathname.endsWith(".data") || (visit.method === "GET" && isPreview.test(query))) return { kind: "pass" };

    const data = dataFile.exec(pathname);
    if (!data) return decideDocument(visit, pathname, query);
    const { language, path } = splitPath(pathname.slice(0, data.index) || "/");
    const match = findPage(path);
    if (!match) return { kind: "notFound", cookies: [] };
    const [, hash] = data;
    const asked: Asked = hash === undefined ? { body: "payload" } : { body: "state", hash };
    return { kind: "page", language, match, path, query: declaredQuery(match.page, query), asked, cookies: [] };
  };

  function decideDocument(visit: Visit, pathname: string, query: string): Decision {
    const isRead = visit.method === "GET" || visit.method === "HEAD";
    const cached = readCookie(visit.cookie, languageCacheName);
    const decided = decideUrl({ pathname, query, cached, isRead }, matchPage);
    const cookies = decided.store ? missingCookies(visit, decided.store) : [];
    if (decided.kind === "redirect") return { kind: "redirect", status: decided.status, location: decided.location, cookies };
    const { language, path, match } = decided;
    if (!match || !isValidMatch(match)) return { kind: "notFound", cookies };
    return { kind: "page", language, match, path, query: declaredQuery(match.page, query), asked: { body: "html" }, cookies };
  }

  function missingCookies(visit: Visit, language: Language): string[] {
    const { tag } = languages[language];
    const cookies: string[] = [];
    if (readCookie(visit.cookie, languageCacheName) !== language) {
      cookies.push(writeCookie(languageCacheName, language, languageCacheSeconds, secure));
    }
    if (readCookie(visit.cookie, localeCookieName) !== tag) {
      cookies.push(writeCookie(localeCookieName, tag, localeCookieSeconds, secure));
    }
    return cookies;
  }
}

/** Where a document finds the state with that hash. */
export function stateAddress({ language, path, query }: PageVisit, hash: string): string {
  const page = localPath(language, path).replace(/\/$/, "");
  return `${page}/_state.${hash}.txt${query && `?${query}`}`;
}

/** The request's target as path and query; some clients send the whole address. */
function originForm(target: string): string {
  return target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
}

/** Only the path has to decode: newsletters, advertising and people write into a query what they like. */
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
