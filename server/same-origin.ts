/**
 * Checks that a state-changing request comes from a page of this site, by Sec-Fetch-Site or Origin, which pages cannot forge. A
 * client without both is no browser and must send JSON or a bearer key, which cross-site forms cannot.
 */
export function isSameOrigin(headers: Headers, siteUrl: URL): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return true;
  if (origin !== null) {
    const page = URL.parse(origin);
    // Accepts https for an http SITE_URL, because a proxy may terminate TLS, but not http for https, because such a page may have
    // been tampered with.
    if (page?.protocol !== siteUrl.protocol && page?.protocol !== "https:") return false;
    return page.host === headers.get("host") || page.host === siteUrl.host;
  }
  if (site !== null) return false;
  return /^application\/json\b/i.test(headers.get("content-type") ?? "") || /^bearer \S/i.test(headers.get("authorization") ?? "");
}
