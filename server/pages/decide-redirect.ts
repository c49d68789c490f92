import { withQuery, type ActiveRedirects, type FoundRedirect } from "#domain/redirects";
import { decideLanguage } from "#i18n/language-rules.ts";
import type { Language } from "#i18n/languages.ts";
import { normalisePath, splitPath } from "#i18n/paths.ts";
import { payloadFile } from "./payload-file.ts";

/** `store` is the language that the response stores in the language cache. */
type MovedPage = { status: 301 | 302; location: string; store?: Language };
type Visit = { pathname: string; query: string; cached: string | undefined };

/** Applies spelling, language and redirect in one hop. A redirect that depends on the visitor's language is temporary. */
export function findMovedPage(redirects: Pick<ActiveRedirects, "has" | "find">, { pathname, query, cached }: Visit): MovedPage | undefined {
  const tidyPathname = normalisePath(pathname);
  const { path } = splitPath(tidyPathname);
  if (!redirects.has(path)) return undefined;
  const { language, redirect, store } = decideLanguage(tidyPathname, query, cached);
  const moved = redirects.find(language, path);
  if (!moved) return undefined;
  const [, ...queries] = redirect === undefined ? ["", query] : redirect.split("?");
  return {
    status: moved.isPermanent && redirect === undefined ? 301 : 302,
    location: withQuery(moved.location, queries.join("?")),
    ...(store && { store: language }),
  };
}

/** Returns the payload of a page that has moved within the site. */
export function findMovedPayload(
  redirects: Pick<ActiveRedirects, "has" | "find">,
  { language, path, query }: { language: Language; path: string; query: string },
): Omit<MovedPage, "store"> | undefined {
  const moved = redirects.has(path) ? redirects.find(language, path) : undefined;
  return moved?.location.startsWith("/") ? { status: moved.isPermanent ? 301 : 302, location: payloadOf(moved, query) } : undefined;
}

function payloadOf({ location }: FoundRedirect, query: string): string {
  const [, path = "", targetQuery = ""] = /^([^?#]*)(\?[^#]*)?/.exec(location) ?? [];
  return withQuery(`${path === "/" ? "" : path}${payloadFile}${targetQuery}`, query);
}
