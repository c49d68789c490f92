import { normalisePath } from "#i18n/paths.ts";

/** Base for the parsing of paths; the host is reserved (RFC 2606). */
const base = "https://site.invalid";

/**
 * Returns the path of a source as a request has it: percent-encoded, with tidy slashes. Of an absolute address, as in
 * lists of a former website, only the path counts.
 */
export function parseSource(text: string): string | undefined {
  const url = parse(text);
  return url && url.search === "" && url.hash === "" ? normalisePath(url.pathname) : undefined;
}

/** Returns a path with query and fragment, or an absolute https address. Addresses of the site itself become paths. */
export function parseTarget(text: string, siteUrl: URL): string | undefined {
  const url = parse(text);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === base || url.origin === siteUrl.origin) return normalisePath(url.pathname) + url.search + url.hash;
  return url.protocol === "https:" ? url.href : undefined;
}

function parse(typed: string): URL | undefined {
  const text = typed.trim();
  // A path with two slashes or a backslash would name a host.
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(text) || text.includes("\\")) return undefined;
  return URL.parse(text, base) ?? undefined;
}
