const nowhere = "http://nowhere.invalid";

/**
 * Where a visitor goes on after login: an address of this site that is no call, or `undefined` for anything else. The
 * route table is not asked, because it would come to every browser for this.
 */
export function nextAddress(asked: string | null): string | undefined {
  // What a browser would read as another host is refused before it is parsed.
  if (asked === null || !/^\/(?![/\\]|%5c)[^\\\s]*$/i.test(asked) || !URL.canParse(asked, nowhere)) return undefined;
  const url = new URL(asked, nowhere);
  if (url.origin !== nowhere || url.pathname.startsWith("//") || url.pathname.startsWith("/api/")) return undefined;
  return url.pathname + url.search + url.hash;
}
