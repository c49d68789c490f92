import { statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { withdrawEntry } from "#domain/content";
import { readSiteConfig, saveSiteConfig } from "#domain/site-config";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { publish } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";
import { longTest } from "../../support/long-test.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

type Meta = { id: string; timestamp: number; routeRules: object; prerendered: string[] };
const latest = async () => (await (await site.visit("/builds/latest.json?1")).json()) as Pick<Meta, "id" | "timestamp">;
const meta = async () => (await (await site.visit(`/builds/meta/${(await latest()).id}.json`)).json()) as Meta;

test("build metadata reports the build's id and the time of the build", async () => {
  const { id, timestamp } = await latest();
  expect(await meta()).toMatchObject({ id, timestamp, routeRules: { "/news": { redirect: "/explore/news" } } });
  const builtAtMs = statSync(path.resolve(import.meta.dirname, "../../../build/server/index.js")).mtimeMs;
  expect(timestamp).toBeLessThanOrEqual(builtAtMs);
  expect(timestamp).toBeGreaterThan(builtAtMs - 3_600_000);
  expect((await site.visit("/builds/meta/other.json")).status).toBe(404);
});

longTest("build metadata lists exactly the cacheable pages of every language", async () => {
  const { prerendered } = await meta();
  expect(new Set(prerendered).size).toBe(prerendered.length);
  const sitemap = await (await site.visit("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<url><loc>([^<]+)</g)].map(([, address]) => new URL(address!).pathname);
  const personalPaths = [
    "/login",
    "/personal-center",
    "/search",
    "/newsletter/confirm",
    "/newsletter/unsubscribe",
    "/contact/thread",
    "/app-download",
    "/platform/open-api/console",
  ];
  const isPersonal = (address: string) => personalPaths.some((page) => languageCodes.some((code) => address === localPath(code, page)));
  expect(prerendered.filter(isPersonal)).toEqual([]);
  expect(addresses.filter((address) => !isPersonal(address) && !prerendered.includes(address))).toEqual([]);
  for (const code of languageCodes)
    for (const page of ["/", "/index.html", "/products/copia", "/explore/news"]) expect(prerendered).toContain(localPath(code, page));
  const german = prerendered.filter((address) => address.startsWith("/de"));
  for (const address of german) {
    const { status, headers } = await site.visit(address);
    expect([address, status, headers.get("cache-control") === "no-store"]).toEqual([address, 200, false]);
  }
});

test("build metadata follows publishing, unpublishing and maintenance", async () => {
  const { context } = site.services;
  await publish(context, { key: "brand-new", websiteId: 3 });
  const { answer } = await poll(meta, ({ prerendered }) => prerendered.includes("/en/explore/news/brand-new"));
  expect(answer.prerendered).toContain("/explore/news/brand-new");
  expect(answer.prerendered).not.toContain("/de/explore/news/brand-new");
  await withdrawEntry(context, { type: "news", key: "brand-new", language: "en" });
  await poll(meta, ({ prerendered }) => !prerendered.includes("/en/explore/news/brand-new"));

  const { "de-DE": config } = await readSiteConfig(context);
  await saveSiteConfig(context, {
    configKey: "de-DE",
    config: { ...config!, site: { ...config!.site, maintenance: ["/products/:id", "/about-us"] } },
    canBeClosed,
  });
  const metaInMaintenance = await poll(meta, ({ prerendered }) => !prerendered.includes("/de/about-us"));
  expect(metaInMaintenance.answer.prerendered).not.toContain("/de/products/copia");
  expect(metaInMaintenance.answer.prerendered).toEqual(expect.arrayContaining(["/en/about-us", "/en/products/copia", "/de/products"]));
});

test("build metadata is sent compressed and answers 304 while unchanged", async () => {
  const address = `/builds/meta/${(await latest()).id}.json`;
  const headers = { "accept-encoding": "br" };
  const first = await site.visit(address, { headers });
  expect([first.headers.get("content-encoding"), first.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
  const second = await site.visit(address, { headers: { ...headers, "if-none-match": first.headers.get("etag")! } });
  expect([second.status, await second.text()]).toEqual([304, ""]);
});
