import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { withdrawEntry } from "#domain/content";
import { saveSiteConfig } from "#domain/site-config";
import { hasEdgePrograms, openEdgeSite, type EdgeSite } from "../../support/edge.ts";
import { startEdgeLoad } from "../../support/edge-load.ts";
import { newsData, publish } from "../../support/test-context.ts";

const loadMs = 60_000;
/** Shortest time after which nginx asks again, by `deploy/nginx/lifetimes.conf`. */
const lifetimeMs = 30_000;
const publicationMs = 60_000;

describe.skipIf(!hasEdgePrograms)("edge under load", () => {
  let opened: EdgeSite;
  beforeAll(async () => void (opened = await openEdgeSite()));
  afterAll(() => opened.close());

  const address = (key: string) => `/en/explore/news/${key}`;
  const shows = async (key: string, title: string) => (await opened.edge(address(key))).body.toString("utf8").includes(title);
  const publishNews = (key: string, title: string) => publish(opened.site.services.context, { key, data: newsData({ title }) });

  test("asks the site for a page or file once per cache lifetime, however many visitors want it", async () => {
    const load = await startEdgeLoad(opened);
    const started = performance.now();
    await pause(loadMs);
    const { requests, failures, visits } = await load.stop();
    const lifetimes = Math.ceil((performance.now() - started) / lifetimeMs);
    const reached = opened.seen.length;
    console.info(`${requests} requests of ${visits} visits, ${reached} reached the site (${((100 * reached) / requests).toFixed(1)} %)`);
    expect(failures).toEqual([]);
    expect(visits).toBeGreaterThan(100);
    const counts = Map.groupBy(
      opened.seen.filter(({ method, cookie }) => method === "GET" && cookie === ""),
      ({ target }) => target,
    );
    const tooOften = [...counts].filter(([, seen]) => seen.length > lifetimes + 1);
    expect(tooOften.map(([target, seen]) => `${target}: ${seen.length}`)).toEqual([]);
  });

  test("shows a publication within 60 s to frequent and to rare visitors", async () => {
    const keys = ["often", "once", "later"];
    for (const key of keys) await publishNews(key, "Saguaro before");
    for (const key of keys) expect(await shows(key, "Saguaro before"), key).toBe(true);
    const started = performance.now();
    for (const key of keys) await publishNews(key, "Saguaro after");
    const isTime = (ms: number) => performance.now() - started >= ms;
    let oftenMs: number | undefined;
    let askedOnce = false;
    while (!isTime(publicationMs)) {
      if (oftenMs === undefined && (await shows("often", "Saguaro after"))) oftenMs = performance.now() - started;
      // This visitor may still get the stale page, and makes nginx fetch the new one.
      if (!askedOnce && isTime(50_000)) askedOnce = (await opened.edge(address("once"))).status === 200;
      await pause(500);
    }
    expect(oftenMs).toBeLessThan(publicationMs);
    for (const key of keys) expect(await shows(key, "Saguaro after"), key).toBe(true);
  });

  test("shows a withdrawal and maintenance within 60 s, and serves other pages while the site is down", async () => {
    const { context } = opened.site.services;
    await publishNews("withdrawn", "Soon gone");
    for (const page of [address("withdrawn"), address("often"), "/de/products"]) expect((await opened.edge(page)).status, page).toBe(200);
    await withdrawEntry(context, { type: "news", key: "withdrawn", language: "en" });
    const config = { site: { brand: "eCactus", maintenance: ["/products"] }, copy: {} };
    expect(await saveSiteConfig(context, { configKey: "de-DE", config, canBeClosed })).toEqual({ ok: true });
    await pause(publicationMs);
    expect((await opened.edge(address("withdrawn"))).status).toBe(404);
    expect((await opened.edge("/de/products")).status).toBe(503);
    await opened.stopSite();
    // Longer than the page that does not exist is fresh.
    await pause(2_000);
    expect((await opened.edge(address("withdrawn"))).body.toString("utf8")).not.toContain("Soon gone");
    expect((await opened.edge(address("often"))).status).toBe(200);
    expect((await opened.edge("/en/explore/news/never-asked")).status).toBe(502);
  });
});
