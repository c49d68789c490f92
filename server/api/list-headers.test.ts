import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  for (const key of ["one", "two", "three", "four", "five"]) await publish(context, { key });
  await publish(context, { key: "one", websiteId: 1 });
});
afterAll(() => context.close());

test.each([
  ["", "6", ["first 1", "last 1"]],
  ["?page=1&size=2", "6", ["first 1", "next 2", "last 3"]],
  ["?page=2&size=2", "6", ["first 1", "prev 1", "next 3", "last 3"]],
  ["?page=3&size=2", "6", ["first 1", "prev 2", "last 3"]],
  ["?page=9&size=2", "6", ["first 1", "last 3"]],
  ["?page=1&size=2&websiteId=1", "1", ["first 1", "last 1"]],
  ["?page=1&size=3&websiteId=3", "5", ["first 1", "next 2", "last 2"]],
])("content list headers for query %s give %s entries and page links", async (query, total, pages) => {
  const { headers, body } = await site.open().call(`/news/list${query}`);
  expect(body.code).toBe(200);
  expect(headers.get("x-total-count")).toBe(total);
  const links = headers
    .get("link")!
    .split(", ")
    .map((link) => /^<(?<url>[^>]+)>; rel="(?<rel>\w+)"$/.exec(link)!.groups!);
  expect(links.map(({ url, rel }) => `${rel} ${new URL(url!).searchParams.get("page")}`)).toEqual(pages);
  for (const { url } of links) expect(new URL(url!).searchParams.get("websiteId")).toBe(new URLSearchParams(query).get("websiteId"));
});

test("content list headers of an empty list give no entries and one page", async () => {
  const { headers } = await site.open().call("/video/list?page=1&size=24");
  expect([headers.get("x-total-count"), headers.get("link")]).toEqual(["0", expect.stringContaining('page=1&size=24>; rel="last"')]);
});
