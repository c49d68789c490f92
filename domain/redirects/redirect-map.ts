import { languages, type Language } from "#i18n/languages.ts";
import { localPath, splitPath } from "#i18n/paths.ts";

export type RedirectRow = { from: string; to: string; isPermanent: boolean };
/** `location` is a path with language prefix, or an absolute address. */
export type FoundRedirect = { location: string; isPermanent: boolean };
/** Whether a page exists at a path without prefix in a language. */
export type IsPage = (language: Language, path: string) => boolean;

/** More hops than any chain that staff build; ends a loop. */
const maxHops = 10;

/**
 * Finds the redirect of a path without language prefix. A source with the prefix of the language goes before one for all
 * languages. A chain ends at its last target, so that a visitor is redirected once; a loop redirects nowhere.
 *
 * @param redirects by source
 * @param isPage existing pages go before redirects
 */
export function findRedirect(
  redirects: ReadonlyMap<string, RedirectRow>,
  { language, path }: { language: Language; path: string },
  isPage: IsPage = () => false,
): FoundRedirect | undefined {
  const lookUp = (code: Language, address: string) =>
    isPage(code, address)
      ? undefined
      : ((languages[code].prefix === "" ? undefined : redirects.get(localPath(code, address))) ?? redirects.get(address));
  let redirect = lookUp(language, path);
  let isPermanent = true;
  for (let hops = 0; redirect && hops < maxHops; hops += 1) {
    isPermanent &&= redirect.isPermanent;
    const location = withLanguage(redirect.to, language);
    const next = location.startsWith("/") ? splitPath(location.replace(/[?#].*$/s, "")) : undefined;
    redirect = next && lookUp(next.language, next.path);
    if (!redirect) return { location, isPermanent };
  }
  return undefined;
}

/** A path without language prefix leads to the page in the language of the request. */
function withLanguage(to: string, language: Language): string {
  if (!to.startsWith("/")) return to;
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return splitPath(path).prefixed ? to : localPath(language, path) + rest;
}

/** Adds the query of the request; parameters of the target stay first. */
export function withQuery(location: string, query: string): string {
  if (query === "") return location;
  const [, address = "", hash = ""] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  return `${address}${address.includes("?") ? "&" : "?"}${query}${hash}`;
}
