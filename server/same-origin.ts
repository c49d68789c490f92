/**
 * Whether a state-changing request comes from a page of this site: browsers say so in Sec-Fetch-Site or Origin, and
 * no page can make them say otherwise. Without both it is no browser, and must be JSON, which no foreign form can send.
 */
export function isSameOrigin(headers: Headers, siteUrl: URL): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return true;
  if (origin !== null) {
    const host = URL.canParse(origin) ? new URL(origin).host : undefined;
    return host !== undefined && (host === headers.get("host") || host === siteUrl.host);
  }
  return site === null && /^application\/json\b/i.test(headers.get("content-type") ?? "");
}
