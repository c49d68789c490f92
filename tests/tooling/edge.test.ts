import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { apiTimeoutMs } from "#app/api-client/api-client.ts";
import { pages } from "#app/routing/pages.ts";
import { mostSenderBytes } from "#domain/attachments/schema";
import { previewName } from "#domain/editing/schema";
import { mostUploadBytes } from "#domain/media/schema";
import { languageCacheName, languageCacheSeconds, localeCookieName, localeCookieSeconds, writeCookie } from "#i18n/language-cache.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import { switchLangQuery } from "#i18n/language-rules.ts";
import { everyEndpoint, everyStaffEndpoint } from "#server/api/every-endpoint.ts";

const folder = path.resolve(import.meta.dirname, "../../deploy/nginx");
const files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
const { "maps.conf": maps = "", "server.conf": server = "", "proxy.conf": proxy = "", "lifetimes.conf": lifetimes = "" } = files;
const prefixed = languageCodes.filter((code) => languages[code].prefix !== "");
const mebibyte = 1024 * 1024;

/** Alternatives of the first group that follows the text `before`. */
function alternatives(before: string): string[] {
  const start = maps.indexOf(before);
  expect(start, before).toBeGreaterThan(-1);
  return /^([^()]+)\)/.exec(maps.slice(start + before.length))![1]!.split("|");
}

/** The `client_max_body_size` of the location of a path, in bytes. */
function bodyLimitOf(requestPath: string): number {
  const locations = [...server.matchAll(/^location (= |~ )?(\S+) \{ client_max_body_size (\d+)m;/gm)];
  const own = locations.find(([, kind, pattern = ""]) => {
    if (kind === "= ") return requestPath === pattern;
    return kind === "~ " ? new RegExp(pattern).test(requestPath) : requestPath.startsWith(pattern);
  });
  return Number(own?.[3] ?? /^client_max_body_size (\d+)m;/m.exec(server)![1]) * mebibyte;
}

describe("edge configuration", () => {
  test("has the site's languages with their prefixes, tags and cookies", () => {
    for (const code of prefixed) expect(maps).toContain(`  ~^${languages[code].prefix}(?:/|$) ${code};\n`);
    for (const code of languageCodes) expect(maps).toContain(`  ${code} ${languages[code].tag};\n`);
    for (const [, listed = ""] of [maps, server].join("\n").matchAll(/\(\?:((?:[a-z]{2}\|)+[a-z]{2})\)/g)) {
      expect(listed.split("|").toSorted()).toEqual([...prefixed].toSorted());
    }
    expect(maps).toContain(`"${writeCookie(languageCacheName, "$edge_language", languageCacheSeconds, true)}"`);
    expect(maps).toContain(`"${writeCookie(localeCookieName, "$edge_locale", localeCookieSeconds, true)}"`);
    expect(maps).toContain(`"${languageCacheName}=$edge_language; ${localeCookieName}=$edge_locale"`);
  });

  test("passes on every page that knows its visitor", () => {
    const personal = pages.filter(({ cached }) => cached === false).map(({ path: address }) => address.slice(1));
    expect(alternatives('"~^(?:/(?:en|cn|au|de))?/(?:').toSorted()).toEqual(personal.toSorted());
  });

  test("passes on free text, previews and language switches, and keeps the other queries that a page reads", () => {
    const cached = pages.filter((page) => page.cached !== false);
    const free = new Set(cached.flatMap(({ freeText = [] }) => freeText));
    const others = new Set(cached.flatMap(({ query = {} }) => Object.keys(query)).filter((name) => !free.has(name)));
    expect(alternatives(`"~%|${switchLangQuery}|(?:^|&)(?:`).toSorted()).toEqual([previewName, ...free].toSorted());
    expect(alternatives('pass;\n  "~(?:^|&)(?:').toSorted()).toEqual([...others].toSorted());
  });

  test("takes bodies as large as the site takes them", () => {
    const uploads = [...everyEndpoint, ...everyStaffEndpoint].filter(({ isUpload }) => isUpload).map((row) => `/api${row.path}`);
    expect(uploads).toHaveLength(4);
    for (const address of uploads) {
      const most = address.startsWith("/api/staff/media/") ? mostUploadBytes : mostSenderBytes;
      expect(bodyLimitOf(address), address).toBe(most + mebibyte);
    }
    const withFiles = pages.filter(({ form }) => form === "files");
    for (const { path: address } of withFiles)
      for (const code of languageCodes) expect(bodyLimitOf(languages[code].prefix + address)).toBe(mostSenderBytes + mebibyte);
    expect(bodyLimitOf("/api/account/login")).toBe(mebibyte);
  });

  test("waits longer than browsers do, and shows a publication within a minute", () => {
    const seconds = (text: string, directive: string) => Number(new RegExp(`^ *${directive} (\\d+)s;`, "m").exec(text)![1]);
    expect(seconds(lifetimes, "proxy_read_timeout") * 1000).toBeGreaterThan(apiTimeoutMs);
    expect(seconds(proxy, "proxy_read_timeout")).toBeGreaterThan(seconds(lifetimes, "proxy_read_timeout"));
    const changing = [...lifetimes.matchAll(/max-age=(\d+), stale-while-revalidate=(\d+)/g)];
    expect(changing).toHaveLength(3);
    for (const [, fresh, stale] of changing) expect(Number(fresh) + Number(stale)).toBeLessThan(60);
  });
});
