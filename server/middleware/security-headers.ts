import type { Environment } from "../environment.ts";

export type HeaderRecord = Record<string, string>;

const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "style-src-attr 'unsafe-inline'",
];

/** The headers that every answer carries. HSTS only where the site is on https: it would lock out a plain one. */
export function securityHeaders(environment: Environment): HeaderRecord {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    ...(environment.siteUrl.protocol === "https:" && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** The policy of a page: its own files, and exactly the inline scripts and styles whose hashes are given. */
export function pagePolicy(hashes: { scripts: readonly string[]; styles: readonly string[] }): string {
  const sources = (directive: string, texts: readonly string[]) => [directive, "'self'", ...texts.map((hash) => `'${hash}'`)].join(" ");
  return [...contentSecurityPolicy, sources("style-src", hashes.styles), sources("script-src", hashes.scripts)].join("; ");
}

/** The policy of everything that is not a page. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";
