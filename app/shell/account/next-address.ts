import { splitPath } from "#i18n/paths.ts";
import { findPage } from "../match-page.ts";

const nowhere = "http://nowhere.invalid";

/** Where a visitor goes on after login: a page of this site, or `undefined` for anything else that an address may say. */
export function nextAddress(asked: string | null): string | undefined {
  // What a browser would read as another host is refused before it is parsed.
  if (asked === null || !/^\/(?![/\\])[^\\\s]*$/.test(asked) || !URL.canParse(asked, nowhere)) return undefined;
  const url = new URL(asked, nowhere);
  if (url.origin !== nowhere || url.pathname.startsWith("//") || !findPage(splitPath(url.pathname).path)) return undefined;
  return url.pathname + url.search + url.hash;
}
