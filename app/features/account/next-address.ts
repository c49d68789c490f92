import type { Language } from "#i18n/languages.ts";
import { localPath, splitPath, tidySlashes } from "#i18n/paths.ts";

const nowhere = "http://nowhere.invalid";

/**
 * The page after login, in the language of the login page: the language may have been switched there. `undefined` unless
 * the asked address is one of this site and no call. The route table would make the browser's code larger.
 */
export function nextAddress(asked: string | null, language: Language): string | undefined {
  // What a browser would read as another host is refused before it is parsed.
  if (asked === null || !/^\/(?![/\\]|%5c)[^\\\s]*$/i.test(asked) || !URL.canParse(asked, nowhere)) return undefined;
  const url = new URL(asked, nowhere);
  // Without its prefix a path could begin with two slashes.
  const path = tidySlashes(splitPath(url.pathname).path);
  if (url.origin !== nowhere || url.pathname.startsWith("//") || /^\/(api\/|%5c)/i.test(path)) return undefined;
  return localPath(language, path) + url.search + url.hash;
}
