import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canBeClosed } from "#app/routing/maintenance.ts";
import { withdrawEntry } from "#domain/content";
import { saveSiteConfig } from "#domain/site-config";
import { hasEdgePrograms, openEdgeSite, type EdgeSite } from "../../support/edge.ts";
import { startEdgeLoad } from "../../support/edge-load.ts";
import { newsData, publish } from "../../support/test-context.ts";

const loadMs = 60_000;
/** Shortest cache lifetime of nginx (`deploy/nginx/lifetimes.conf`). */
const lifetimeMs = 30_000;
const publicationMs = 60_000;

describe.skipIf(!hasEdgePrograms)("edge under load", () => {
  let edgeSite: EdgeSite;
  beforeAll(async () => void (edgeSite = await openEdgeSite()));
  afterAll(() => edgeSite.close());

  const address = (key: string) => `/en/explore/news/${key}`;
  const hasTitle = async (key: string, title: string) => (await edgeSite.requestNginx(address(key))).body.toString("utf8").includes(title);
  const publishNews = (key: string, title: string) => publish(edgeSite.site.services.context, { key, data: newsData({ title }) });

  test("requests a page or file from the site once per cache lifetime, regardless of the number of visitors", async () => {
    const load = await startEdgeLoad(edgeSite);
    const startMs = performance.now();
    await pause(loadMs);
    const { requests, failures, visits } = await load.stop();
    const lifetimes = Math.ceil((performance.now() - startMs) / lifetimeMs);
    const requestCount = edgeSite.siteRequests.length;
    console.info(
      `${requests} requests of ${visits} visits, ${requestCount} reached the site (${((100 * requestCount) / requests).toFixed(1)} %)`,
    );
    expect(failures).toEqual([]);
    expect(visits).toBeGreaterThan(0);
    const counts = Map.groupBy(
      edgeSite.siteRequests.filter(({ method, cookie }) => method === "GET" && cookie === ""),
      ({ target }) => target,
    );
    const frequentTargets = [...counts].filter(([, requestTimes]) => requestTimes.length > lifetimes + 1);
    expect(frequentTargets.map(([target, requestTimes]) => `${target}: ${requestTimes.length}`)).toEqual([]);
  });

  test("shows a publication within 60 s to frequent and to rare visitors", async () => {
    const keys = ["often", "once", "later"];
    for (const key of keys) await publishNews(key, "Saguaro before");
    for (const key of keys) expect(await hasTitle(key, "Saguaro before"), key).toBe(true);
    const startMs = performance.now();
    for (const key of keys) await publishNews(key, "Saguaro after");
    const hasElapsed = (ms: number) => performance.now() - startMs >= ms;
    let frequentVisitorMs: number | undefined;
    let askedOnce = false;
    while (!hasElapsed(publicationMs)) {
      if (frequentVisitorMs === undefined && (await hasTitle("often", "Saguaro after"))) frequentVisitorMs = performance.now() - startMs;
      // This request may still get the stale page; it makes nginx fetch the new one.
      if (!askedOnce && hasElapsed(50_000)) askedOnce = (await edgeSite.requestNginx(address("once"))).status === 200;
      await pause(500);
    }
    expect(frequentVisitorMs).toBeLessThan(publicationMs);
    for (const key of keys) expect(await hasTitle(key, "Saguaro after"), key).toBe(true);
  });

  test("shows an unpublished page and maintenance within 60 s, and serves other pages while the site is down", async () => {
    const { context } = edgeSite.site.services;
    await publishNews("withdrawn", "Soon gone");
    for (const page of [address("withdrawn"), address("often"), "/de/products"])
      expect((await edgeSite.requestNginx(page)).status, page).toBe(200);
    await withdrawEntry(context, { type: "news", key: "withdrawn", language: "en" });
    const config = { site: { brand: "eCactus", maintenance: ["/products"] }, copy: {} };
    expect(await saveSiteConfig(context, { configKey: "de-DE", config, canBeClosed })).toEqual({ ok: true });
    await pause(publicationMs);
    expect((await edgeSite.requestNginx(address("withdrawn"))).status).toBe(404);
    expect((await edgeSite.requestNginx("/de/products")).status).toBe(503);
    await edgeSite.stopSite();
    // Wait longer than nginx caches a 404.
    await pause(2_000);
    expect((await edgeSite.requestNginx(address("withdrawn"))).body.toString("utf8")).not.toContain("Soon gone");
    expect((await edgeSite.requestNginx(address("often"))).status).toBe(200);
    expect((await edgeSite.requestNginx("/en/explore/news/never-asked")).status).toBe(502);
  });
});
