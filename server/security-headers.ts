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

/** The policy of everything that is not a page. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Takes the reports of violations (server/reports/csp-reports.ts). */
export const cspReportPath = "/api/reports/csp";
const reportingEndpoint = "csp";

/**
 * Where browsers send violations of a document's policy: directives for the policy, headers beside it. A browser that knows
 * `report-to` ignores `report-uri`, and takes the header with the endpoint only on https.
 */
export function policyReporting({ siteUrl }: Pick<Environment, "siteUrl">): { directives: readonly string[]; headers: HeaderRecord } {
  const directives = [`report-uri ${cspReportPath}`];
  if (siteUrl.protocol !== "https:") return { directives, headers: {} };
  return {
    directives: [...directives, `report-to ${reportingEndpoint}`],
    headers: { "reporting-endpoints": `${reportingEndpoint}="${cspReportPath}"` },
  };
}

/** The headers that every answer carries, unless it has a policy of its own. HSTS only where the site is on https: it would lock out a plain one. */
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

/** Adds them to every response of the router; what a response says itself stays. */
export function addSecurityHeaders(environment: Environment): MiddlewareHandler {
  // Pages have no policy in development, and this one is not theirs.
  const headers = Object.entries(securityHeaders(environment)).filter(
    ([name]) => !import.meta.env.DEV || name !== "content-security-policy",
  );
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** For what others may show and read, because it is the same for everybody: link previews, feeds, files to download, the description of the API. */
export const shareWithOthers: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cross-origin-resource-policy", "cross-origin");
  c.res.headers.set("access-control-allow-origin", "*");
};

export type PagePolicy = (hashes: { scripts: readonly string[]; styles: readonly string[] }) => string;

const tagManager = "https://www.googletagmanager.com";
const analytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * The policy of pages: their own files, and exactly the inline scripts and styles whose hashes are given. Origins of
 * third parties are in it only where they are configured; a policy is no consent, and nothing is asked of them before one.
 * What a tag manager's container loads may come from `tagHosts`, as script, picture, call or frame.
 */
export function createPagePolicy(environment: Pick<Environment, "siteUrl" | "gtmId" | "pixelUrl" | "tagHosts">): PagePolicy {
  const { gtmId, pixelUrl, tagHosts } = environment;
  const hosts = gtmId === undefined ? [] : tagHosts;
  const tags = gtmId === undefined ? [] : [tagManager, ...hosts];
  const measured = gtmId === undefined ? [] : [tagManager, ...analytics, ...hosts];
  const pixel = pixelUrl === undefined ? [] : [pixelUrl.origin];
  const sources = (directive: string, ...origins: string[]) => [directive, "'self'", ...origins].join(" ");
  const fixed = [
    ...contentSecurityPolicy,
    sources("img-src", "data:", ...measured, ...pixel),
    sources("connect-src", ...measured),
    sources("frame-src", ...hosts),
    ...policyReporting(environment).directives,
  ];
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return (hashes) =>
    [...fixed, sources("style-src", ...quoted(hashes.styles)), sources("script-src", ...tags, ...quoted(hashes.scripts))].join("; ");
}
