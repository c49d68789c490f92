import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { apiTimeoutMs } from "#app/api-client/api-client.ts";
import { pages } from "#app/routing/pages.ts";
import { inboundMailPath } from "#server/inbound-mail/accept-inbound-mail.ts";
import { maxInboundMailBytes } from "#server/inbound-mail/count-inbound-mail.ts";
import { maxSenderAttachmentBytes } from "#domain/attachments/schema";
import { previewParameter } from "#domain/editing/schema";
import { maxUploadBytes } from "#domain/media/schema";
import { languageCacheName, languageCacheSeconds, localeCookieName, localeCookieSeconds, writeCookie } from "#i18n/language-cache.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import { switchLangQuery } from "#i18n/language-rules.ts";
import { everyEndpoint, everyStaffEndpoint } from "#server/api/every-endpoint.ts";

const folder = path.resolve(import.meta.dirname, "../../deploy/nginx");
const files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
const { "maps.conf": maps = "", "server.conf": server = "", "proxy.conf": proxy = "", "lifetimes.conf": lifetimes = "" } = files;
const prefixedLanguages = languageCodes.filter((code) => languages[code].prefix !== "");
const mebibyte = 1024 * 1024;

/** Alternatives of the first regular expression group after the text `before`. */
function alternatives(before: string): string[] {
  const start = maps.indexOf(before);
  expect(start, before).toBeGreaterThan(-1);
  return /^([^()]+)\)/.exec(maps.slice(start + before.length))![1]!.split("|");
}

/** `client_max_body_size` of the location that matches a path, in bytes. */
function bodyLimitOf(requestPath: string): number {
  const locations = [...server.matchAll(/^location (= |~ )?(\S+) \{ client_max_body_size (\d+)m;/gm)];
  const location = locations.find(([, kind, pattern = ""]) => {
    if (kind === "= ") return requestPath === pattern;
    return kind === "~ " ? new RegExp(pattern).test(requestPath) : requestPath.startsWith(pattern);
  });
  return Number(location?.[3] ?? /^client_max_body_size (\d+)m;/m.exec(server)![1]) * mebibyte;
}

describe("edge configuration", () => {
  test("has the site's languages with their prefixes, tags and cookies", () => {
    for (const code of prefixedLanguages) expect(maps).toContain(`  ~^${languages[code].prefix}(?:/|$) ${code};\n`);
    for (const code of languageCodes) expect(maps).toContain(`  ${code} ${languages[code].tag};\n`);
    for (const [, languageCodesInRule = ""] of [maps, server].join("\n").matchAll(/\(\?:((?:[a-z]{2}\|)+[a-z]{2})\)/g)) {
      expect(languageCodesInRule.split("|").toSorted()).toEqual([...prefixedLanguages].toSorted());
    }
    expect(maps).toContain(`"${writeCookie(languageCacheName, "$edge_language", languageCacheSeconds, true)}"`);
    expect(maps).toContain(`"${writeCookie(localeCookieName, "$edge_locale", localeCookieSeconds, true)}"`);
    expect(maps).toContain(`"${languageCacheName}=$edge_language; ${localeCookieName}=$edge_locale"`);
  });

  test("does not cache personal pages", () => {
    const personalPaths = pages.filter(({ cached }) => cached === false).map(({ path: address }) => address.slice(1));
    expect(alternatives('"~^(?:/(?:en|cn|au|de))?/(?:').toSorted()).toEqual(personalPaths.toSorted());
  });

  test("does not cache free text, previews and language switches, but the other queries that a page reads", () => {
    const cachedPages = pages.filter((page) => page.cached !== false);
    const freeTextNames = new Set(cachedPages.flatMap(({ freeText = [] }) => freeText));
    const otherQueries = new Set(cachedPages.flatMap(({ query = {} }) => Object.keys(query)).filter((name) => !freeTextNames.has(name)));
    expect(alternatives(`"~%|${switchLangQuery}|(?:^|&)(?:`).toSorted()).toEqual([previewParameter, ...freeTextNames].toSorted());
    expect(alternatives('pass;\n  "~(?:^|&)(?:').toSorted()).toEqual([...otherQueries].toSorted());
  });

  test("has the body size limits of the site", () => {
    const uploads = [...everyEndpoint, ...everyStaffEndpoint].filter(({ isUpload }) => isUpload).map((row) => `/api${row.path}`);
    expect(uploads).toHaveLength(4);
    for (const address of uploads) {
      const maxBytes = address.startsWith("/api/staff/") ? maxUploadBytes : maxSenderAttachmentBytes;
      expect(bodyLimitOf(address), address).toBe(maxBytes + mebibyte);
    }
    expect(bodyLimitOf(inboundMailPath)).toBe(maxInboundMailBytes + mebibyte);
    const withFiles = pages.filter(({ form }) => form === "files");
    for (const { path: address } of withFiles)
      for (const code of languageCodes) expect(bodyLimitOf(languages[code].prefix + address)).toBe(maxSenderAttachmentBytes + mebibyte);
    expect(bodyLimitOf("/api/account/login")).toBe(mebibyte);
  });

  test("has longer timeouts than browsers, and lifetimes that show a publication within a minute", () => {
    const seconds = (text: string, directive: string) => Number(new RegExp(`^ *${directive} (\\d+)s;`, "m").exec(text)![1]);
    expect(seconds(lifetimes, "proxy_read_timeout") * 1000).toBeGreaterThan(apiTimeoutMs);
    expect(seconds(proxy, "proxy_read_timeout")).toBeGreaterThan(seconds(lifetimes, "proxy_read_timeout"));
    const cacheLifetimes = [...lifetimes.matchAll(/max-age=(\d+), stale-while-revalidate=(\d+)/g)];
    expect(cacheLifetimes).toHaveLength(3);
    for (const [, freshSeconds, staleSeconds] of cacheLifetimes) expect(Number(freshSeconds) + Number(staleSeconds)).toBeLessThan(60);
  });
});
