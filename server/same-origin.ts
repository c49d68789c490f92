/**
 * Whether a state-changing request comes from a page of this site: browsers say so in Sec-Fetch-Site or Origin, and
 * no page can make them say otherwise. A plain http page is none of a site on https: anybody between could have written
 * it. Without both headers it is no browser, and must be JSON, which no foreign form can send.
 */
export function isSameOrigin(headers: Headers, siteUrl: URL): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return true;
  if (origin !== null) {
    const page = URL.parse(origin);
    // A proxy that alone knows of the https makes a page more trustworthy than SITE_URL says, never less.
    if (page?.protocol !== siteUrl.protocol && page?.protocol !== "https:") return false;
    return page.host === headers.get("host") || page.host === siteUrl.host;
  }
  return site === null && /^application\/json\b/i.test(headers.get("content-type") ?? "");
}
