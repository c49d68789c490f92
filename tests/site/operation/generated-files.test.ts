import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { document } from "#db/document.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { newsData, publish } from "../../support/test-context.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

type Listed = { url: string; size: number };

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const unbrotli = promisify(brotliDecompress);
const publishNews = (key: string) => publish(site.services.context, { type: "news", key, data: newsData({ title: key }) });

test.each(["/sitemap.xml", "/api/openapi.json"])("%s is compressed once and answers 304 to conditional requests", async (address) => {
  const uncompressed = await site.visit(address);
  const compressed = await site.visit(address, { headers: { "accept-encoding": "br" } });
  expect([compressed.headers.get("content-encoding"), compressed.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
  expect(String(await unbrotli(Buffer.from(await compressed.arrayBuffer())))).toBe(await uncompressed.text());
  const conditionalHeaders = { "if-none-match": compressed.headers.get("etag")!, "accept-encoding": "br" };
  expect((await site.visit(address, { headers: conditionalHeaders })).status).toBe(304);
});

test("sitemap.xml is generated once for each content version", async () => {
  const readSitemap = async () => (await site.visit("/sitemap.xml")).text();
  await publishNews("in-the-sitemap");
  const first = await poll(readSitemap, (xml) => xml.includes("/explore/news/in-the-sitemap<"));
  // Change the database without a notification, so that only a new read would show the change.
  const { database } = site.services.context;
  await database.update(contentEntry).set({ key: "renamed" }).where(eq(contentEntry.key, "in-the-sitemap"));
  expect(await readSitemap()).toBe(first.answer);
  expect(await (await site.visit("/sitemap.xml?part=1")).text()).toBe(first.answer);
  for (const part of [2, 77, 9999]) expect((await site.visit(`/sitemap.xml?part=${part}`)).status).toBe(404);
  await publishNews("in-the-next-sitemap");
  const next = await poll(readSitemap, (xml) => xml.includes("/explore/news/in-the-next-sitemap<"));
  expect(next.answer).toContain("/explore/news/renamed<");
});

test("the list of downloads is generated once for each content version", async () => {
  const name = "tianyuan-60k-data-sheet-en.pdf";
  const sizeIn = async (address: string) => {
    const { data } = (await (await site.visit(address)).json()) as { data: Listed | Listed[] };
    return [data].flat().find(({ url }) => url.endsWith(`/${name}`))!.size;
  };
  const sizes = () => Promise.all(["/api/download/list?page=1&size=9999", "/api/download/tianyuan-60k-data-sheet-en-pdf"].map(sizeIn));
  const [first] = await sizes();
  await site.services.context.database
    .update(document)
    .set({ size: first! + 1 })
    .where(eq(document.name, name));
  expect(await sizes()).toEqual([first, first]);
  await publishNews("for-another-version");
  expect(await sizes()).toEqual([first! + 1, first! + 1]);
});
