import type { MiddlewareHandler } from "hono";
import type { Environment } from "./environment.ts";

export type HeaderRecord = Record<string, string>;

const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "style-src-attr 'unsafe-inline'",
];

export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

export const cspReportPath = "/api/reports/csp";
const reportingEndpoint = "csp";

/**
 * Returns reporting directives for a policy, and headers beside it. Browsers that support `report-to` ignore `report-uri`, and
 * accept the endpoint header only over https.
 */
export function policyReporting({ siteUrl }: Pick<Environment, "siteUrl">): { directives: readonly string[]; headers: HeaderRecord } {
  const directives = [`report-uri ${cspReportPath}`];
  if (siteUrl.protocol !== "https:") return { directives, headers: {} };
  return {
    directives: [...directives, `report-to ${reportingEndpoint}`],
    headers: { "reporting-endpoints": `${reportingEndpoint}="${cspReportPath}"` },
  };
}

/** Default headers of every response. HSTS only over https, because it would make a plain http site unreachable. */
export function securityHeaders(environment: Pick<Environment, "siteUrl">): HeaderRecord {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    ...(environment.siteUrl.protocol === "https:" && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": filePolicy,
  };
}

/** Adds the security headers unless the response has them already. */
export function addSecurityHeaders(environment: Environment): MiddlewareHandler {
  // Omits the file policy in development, where pages have no policy of their own.
  const headers = Object.entries(securityHeaders(environment)).filter(
    ([name]) => !import.meta.env.DEV || name !== "content-security-policy",
  );
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** Allows other sites to embed and read public resources: link previews, feeds, downloads, the API description. */
export const allowCrossOriginUse: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cross-origin-resource-policy", "cross-origin");
  c.res.headers.set("access-control-allow-origin", "*");
};

export type PagePolicy = (hashes: { scripts: readonly string[]; styles: readonly string[] }) => string;

const tagManager = "https://www.googletagmanager.com";
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * Policy of pages: the site's own files, and inline scripts and styles with the given hashes. Configured third-party origins are
 * allowed, but scripts contact them only after consent.
 */
export function createPagePolicy(environment: Pick<Environment, "siteUrl" | "gtmId" | "pixelUrl" | "tagHosts">): PagePolicy {
  const { gtmId, pixelUrl, tagHosts } = environment;
  const hosts = gtmId === undefined ? [] : tagHosts;
  const tags = gtmId === undefined ? [] : [tagManager, ...hosts];
  const measurement = gtmId === undefined ? [] : [tagManager, ...analytics, ...hosts];
  const pixel = pixelUrl === undefined ? [] : [pixelUrl.origin];
  const sources = (directive: string, ...origins: string[]) => [directive, "'self'", ...origins].join(" ");
  const fixed = [
    ...contentSecurityPolicy,
    sources("img-src", "data:", ...measurement, ...pixel),
    sources("connect-src", ...measurement),
    sources("frame-src", ...hosts),
    ...policyReporting(environment).directives,
  ];
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return (hashes) =>
    [...fixed, sources("style-src", ...quoted(hashes.styles)), sources("script-src", ...tags, ...quoted(hashes.scripts))].join("; ");
}
