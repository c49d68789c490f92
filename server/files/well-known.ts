import { Hono } from "hono";
import { readVisibleConfig } from "#domain/site-config";
import { languages } from "#i18n/languages.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { localPath } from "#i18n/paths.ts";
import { primarySubtag } from "#i18n/primary-subtag.ts";
import type { BaseLanguage } from "#i18n/traits.ts";
import { cacheBody } from "#platform/encoding";
import { outageRetryAfter } from "../failures.ts";
import { cacheByVersion } from "../cache-by-version.ts";
import type { ContentVersions } from "../pages/content-versions.ts";
import type { Services } from "../services.ts";
import { answerCachedBody } from "./answer-cached-body.ts";
import { findUnreadyReason } from "./readiness.ts";
import { renderSitemap } from "./sitemap.ts";
import { dayMs } from "#i18n/day.ts";

const hour = { "Cache-Control": "public, max-age=3600" };
const disclosurePolicy = "/document/vulnerability-disclosure-policy";
const securityTxtDays = 180;
/** Languages in which the security team reads reports. */
const readsReports: Record<BaseLanguage, boolean> = { en: true, fr: true, de: true, cn: true };
const reportLanguages = keysOf(readsReports).filter((code) => readsReports[code]);

export function wellKnownFiles(services: Services, versions: ContentVersions): Hono {
  const { context, environment } = services;
  const { siteUrl } = environment;
  const files = new Hono();
  const sitemap = cacheByVersion(versions.latest, async () => {
    const { whole, parts } = await renderSitemap(context, siteUrl);
    const storedParts = await Promise.all(parts.map(cacheBody));
    // Stores a small sitemap once for both of its URLs.
    return { whole: whole === parts[0] && storedParts[0] ? storedParts[0] : await cacheBody(whole), parts: storedParts };
  });

  files.get("/healthz", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }));
  files.get("/readyz", async (c) => {
    const missing = await findUnreadyReason(services);
    if (missing === undefined) return c.text("ready", 200, { "Cache-Control": "no-store" });
    return c.text(missing, 503, { "Cache-Control": "no-store", "Retry-After": String(outageRetryAfter) });
  });
  files.get("/robots.txt", (c) =>
    c.text(`User-agent: *\nDisallow: /api/\nDisallow: /*?*switchLang\n\nSitemap: ${new URL("/sitemap.xml", siteUrl)}\n`, 200, hour),
  );
  files.get("/sitemap.xml", async (c) => {
    const part = c.req.query("part");
    if (part !== undefined && !/^[1-9]\d{0,3}$/.test(part)) return c.notFound();
    const { whole, parts } = await sitemap();
    const file = part === undefined ? whole : parts[Number(part) - 1];
    return file ? answerCachedBody(c, file, { ...hour, "Content-Type": "application/xml; charset=utf-8" }) : c.notFound();
  });
  files.get("/.well-known/security.txt", async (c) => {
    const { "en-US": english } = await readVisibleConfig(context);
    const contact = english?.site.securityEmail ?? english?.site.email;
    if (!contact) return c.notFound();
    const expires = new Date(context.clock.now().getTime() + securityTxtDays * dayMs);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Policy: ${new URL(localPath("en", disclosurePolicy), siteUrl)}`,
      `Preferred-Languages: ${reportLanguages.map((code) => primarySubtag(languages[code].tag)).join(", ")}`,
      `Canonical: ${new URL("/.well-known/security.txt", siteUrl)}`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, hour);
  });
  return files;
}
