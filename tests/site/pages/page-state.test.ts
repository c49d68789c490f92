import { afterAll, beforeAll, expect, test } from "vitest";
import { newsData, publish } from "../../support/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../support/test-database.ts";
import { openTestSite, type TestSite } from "../../support/test-site.ts";

let database: TestDatabase;
let site: TestSite;
/** Another instance on the same database. */
let beside: TestSite;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openTestSite({ database });
  beside = await openTestSite({ database });
});
afterAll(async () => {
  await site.close();
  await beside.close();
  await database.drop();
});

const text = async (address: string, from = site) => (await from.visit(address)).text();
/** Address of the state file that a page names, and whether the state is inline. */
async function stateOf(address: string, from = site): Promise<{ state: string | undefined; isInside: boolean }> {
  const html = await text(address, from);
  return {
    state: /(?<= data-state=")[^"]+/.exec(html)?.[0].replaceAll("&#38;", "&"),
    isInside: html.includes("Context.streamController.enqueue("),
  };
}

test.each([
  "/en",
  "/contact-us",
  "/de/products/copia",
  "/cn/support-center/error-codes",
  "/au/explore/expo",
  "/en/how-to-buy",
  "/products?category=battery",
  "/de/explore/news",
])("the page %s names a state file that is equal on every instance", async (address) => {
  const { state = "", isInside } = await stateOf(address);
  expect(isInside).toBe(false);
  // This instance has not rendered the page yet.
  const other = await beside.visit(state);
  const answer = await site.visit(state);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  const stateText = await answer.text();
  expect(stateText).toContain('"loaderData"');
  expect([other.status, await other.text()]).toEqual([200, stateText]);
});

test.each(["/login", "/search?q=copia", "/nothing", "/en/products/nothing"])(
  "the uncacheable page %s contains its state inline",
  async (address) => {
    expect(await stateOf(address)).toEqual({ state: undefined, isInside: true });
  },
);

test("an older version of a page still gets its own state file", async () => {
  await publish(site.services.context, { key: "state", data: newsData({ title: "Before" }) });
  const address = "/en/explore/news/state";
  await expect.poll(() => text(address)).toContain("Before");
  const { state: former = "" } = await stateOf(address);
  await publish(site.services.context, { key: "state", data: newsData({ title: "After" }) });
  await expect.poll(() => text(address)).toContain("After");
  const { state = "" } = await stateOf(address);
  expect(await text(state)).toContain("After");
  expect(await text(former)).toContain("Before");
  // Another instance never rendered the old version, and a newer state would not match it.
  await expect.poll(() => text(address, beside)).toContain("After");
  const gone = await beside.visit(former);
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

test("a state file with a wrong hash is a 404", async () => {
  const { state = "" } = await stateOf("/en/about-us");
  expect((await site.visit(state.replace(/\.[\w-]+\.txt/, ".AAAAAAAAAAAAAAAAAAAAAA.txt"))).status).toBe(404);
});
