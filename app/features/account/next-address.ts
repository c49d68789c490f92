import type { Language } from "#i18n/languages.ts";
import { localPath, splitPath, normaliseSlashes } from "#i18n/paths.ts";

const placeholderOrigin = "http://nowhere.invalid";

/**
 * Returns the page after login in the language of the login page, where the visitor may have switched it. Returns `undefined` for
 * addresses of other sites or of the API. Does not check the route table, which would increase the code of the page.
 */
export function nextAddress(asked: string | null, language: Language): string | undefined {
  // Rejects addresses that browsers read as another host before parsing them.
  if (asked === null || !/^\/(?![/\\]|%5c)[^\\\s]*$/i.test(asked) || !URL.canParse(asked, placeholderOrigin)) return undefined;
  const url = new URL(asked, placeholderOrigin);
  // A path without its language prefix may begin with two slashes.
  const path = normaliseSlashes(splitPath(url.pathname).path);
  if (url.origin !== placeholderOrigin || url.pathname.startsWith("//") || /^\/(api\/|%5c)/i.test(path)) return undefined;
  return localPath(language, path) + url.search + url.hash;
}
