import http from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readAddresses, writeSite } from "../../../scripts/export/write-site.ts";
import { listen, openTestSite, type TestSite } from "../../support/test-site.ts";

const cacheable = /s-maxage|no-cache|max-age=3600/;
let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const inDatabase = (statement: string) => site.services.context.database.execute(sql.raw(statement));
async function answerOf({ visit }: TestSite, address: string) {
  const response = await visit(address);
  return { status: response.status, caching: response.headers.get("cache-control"), text: await response.text() };
}

describe("unreadable content", () => {
  beforeEach(() => inDatabase("alter table content_entry rename to content_entry_away"));

  test.each([
    ["a list", "/en/products", 'href="/en/products/copia"'],
    ["the payload of a list", "/de/products/_payload.json", '"copia"'],
    ["a paginated list", "/de/explore/news", 'href="/de/explore/news/'],
    ["a list below its heading", "/au/support-center/faqs", 'id="how-many-modules"'],
    ["the menu of a page without a list", "/cn/about-us", 'href="/cn/products/copia"'],
    ["the home page", "/", 'href="/products/copia"'],
  ])("leaves %s incomplete and uncacheable until it can be read again: %s", async (_, address, completeText) => {
    const [firstAnswer, secondAnswer] = await Promise.all([answerOf(site, address), answerOf(site, address)]);
    expect([firstAnswer.status, firstAnswer.caching]).toEqual([200, "no-store"]);
    expect(secondAnswer).toEqual(firstAnswer);
    expect(firstAnswer.text).not.toContain(completeText);
    if (!address.endsWith(".json")) expect(firstAnswer.text).toContain("Context.streamController.enqueue(");
    await inDatabase("alter table content_entry_away rename to content_entry");
    const completeAnswer = await answerOf(site, address);
    expect(completeAnswer).toMatchObject({
      status: 200,
      caching: expect.stringMatching(cacheable),
      text: expect.stringContaining(completeText),
    });
    await inDatabase("alter table content_entry rename to content_entry_away");
    expect(await answerOf(site, address)).toEqual(completeAnswer);
  });

  test("does not affect pages that are already cached", async () => {
    await inDatabase("alter table content_entry_away rename to content_entry");
    const page = await answerOf(site, "/en/explore/blog");
    await inDatabase("alter table content_entry rename to content_entry_away");
    expect(await answerOf(site, "/en/explore/blog")).toEqual(page);
  });

  test("does not turn the second page of a list into a 404", async () => {
    expect(await answerOf(site, "/en/explore/news?page=2")).toMatchObject({ status: 200, caching: "no-store" });
  });

  test.each(["/sitemap.xml", "/feeds/de/news.xml", "/en/products/copia", "/en/products/smart-plug/_payload.json"])(
    "makes %s an uncacheable 500 that is logged",
    async (address) => {
      const { status, headers } = await site.visit(address);
      expect([status, headers.get("cache-control")]).toEqual([500, "no-store"]);
      const requestId = headers.get("x-request-id");
      expect(site.log.filter(({ level, fields }) => level === "error" && fields?.requestId === requestId)).toHaveLength(1);
      await inDatabase("alter table content_entry_away rename to content_entry");
      expect((await site.visit(address)).status).toBe(200);
      await inDatabase("alter table content_entry rename to content_entry_away");
    },
  );

  test("makes the static export fail instead of writing incomplete pages", async () => {
    // Open a new instance, which has no sitemap yet.
    await inDatabase("alter table content_entry_away rename to content_entry");
    const uncachedSite = await openTestSite({ database: site.database });
    await inDatabase("alter table content_entry rename to content_entry_away");
    const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-export-"));
    await expect(readAddresses(uncachedSite.visit)).rejects.toThrow("/sitemap.xml responds 500");
    await expect(writeSite(site.visit, ["/en/support-center/downloads"], folder, folder)).rejects.toThrow(
      "/en/support-center/downloads was rendered without some data",
    );
    await uncachedSite.close();
    await rm(folder, { recursive: true });
  });

  afterEach(() => inDatabase("alter table content_entry_away rename to content_entry"));
});

test("a page rendered without a readable site config is not cached", async () => {
  await inDatabase("update content_version set version = version + 1");
  await inDatabase("alter table site_config rename to site_config_away");
  const answerWithoutConfig = await answerOf(site, "/en/about-us/mark");
  expect([answerWithoutConfig.status, answerWithoutConfig.caching]).toEqual([200, "no-store"]);
  expect(answerWithoutConfig.text).not.toContain("eCactus</title>");
  await inDatabase("alter table site_config_away rename to site_config");
  expect(await answerOf(site, "/en/about-us/mark")).toMatchObject({
    status: 200,
    caching: expect.stringMatching(cacheable),
    text: expect.stringContaining("eCactus</title>"),
  });
});

describe("failed call to the API_BASE host", () => {
  type Behaviour = (response: http.ServerResponse) => void;
  let hostBehaviour: Behaviour | undefined;
  let frontSite: TestSite;
  let origin: Awaited<ReturnType<typeof listen>>;
  const proxy = http.createServer((request, response) => {
    if (hostBehaviour && /^\/api\/(news|blog)\/list/.test(request.url!)) return hostBehaviour(response);
    return site.listener(request, response);
  });
  beforeAll(async () => {
    origin = await listen(site);
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const apiBase = new URL(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api`);
    // Fix the clock, because the site would read the host's content again after a minute.
    const now = new Date();
    frontSite = await openTestSite({ environment: { apiBase }, clock: { now: () => now } });
  });
  afterAll(async () => {
    await frontSite.close();
    await origin.close();
    proxy.closeAllConnections();
    proxy.close();
  });
  afterEach(() => {
    hostBehaviour = undefined;
    vi.restoreAllMocks();
  });

  const envelope = (status: number, code: number) => (response: http.ServerResponse) =>
    void response.writeHead(status).end(JSON.stringify({ code, message: "m", data: null }));
  test.each<[string, string, Behaviour]>([
    ["is answered 500", "/en/explore/news", envelope(500, 500)],
    ["is answered 503", "/cn/explore/news", envelope(503, 503)],
    ["is answered 429", "/au/explore/news", envelope(429, 429)],
    ["is answered 404", "/de/explore/news", envelope(404, 404)],
    ["is answered 200 with another code", "/explore/news", envelope(200, 500)],
    ["is answered with rubbish", "/en/explore/blog", (response) => void response.end("<p>")],
    ["is cut off", "/de/explore/blog", (response) => void response.destroy()],
    ["is not answered in time", "/cn/explore/blog", () => {}],
  ])("that %s leaves an uncacheable page: %s", async (_, address, behaviour) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(Math.min(ms, 2_000)));
    hostBehaviour = behaviour;
    expect(await answerOf(frontSite, address)).toMatchObject({ status: 200, caching: "no-store" });
    hostBehaviour = undefined;
    expect(await answerOf(frontSite, address)).toMatchObject({
      status: 200,
      caching: expect.stringMatching(cacheable),
      text: expect.stringContaining(`href="${address}/`),
    });
  });
});
