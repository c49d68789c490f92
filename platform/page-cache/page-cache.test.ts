import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPageCache } from "./index.ts";

type Page = { bytes: number };

const open = (maxBytes: number) => createPageCache<Page>({ maxBytes, sizeOf: ({ bytes }) => bytes, isExpired: () => false });
const pageOf =
  (bytes: number, milliseconds = 0) =>
  () =>
    wait(milliseconds, { bytes });

test("the page cache returns a slow page even when no room is left", async () => {
  const cache = open(10);
  const answers = await Promise.all([cache.fetch("slow", pageOf(4, 50)), cache.fetch("a", pageOf(6, 5)), cache.fetch("b", pageOf(6, 15))]);
  expect(answers).toEqual([{ bytes: 4 }, { bytes: 6 }, { bytes: 6 }]);
  expect(cache.bytes()).toBeLessThanOrEqual(10);
});

test("the page cache shares one render between requests and does not cache failures", async () => {
  const cache = open(10);
  let renders = 0;
  const produce = async () => {
    renders += 1;
    await wait(5);
    if (renders === 1) throw new Error("no database");
    return { bytes: 1 };
  };
  const failed = await Promise.allSettled([cache.fetch("page", produce), cache.fetch("page", produce)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([cache.fetch("page", produce), cache.fetch("page", produce)])).toEqual([{ bytes: 1 }, { bytes: 1 }]);
  expect(renders).toBe(2);
});

test("the page cache evicts other pages when a page has grown", async () => {
  const cache = open(10);
  const page = (await cache.fetch("page", pageOf(4)))!;
  await cache.fetch("other", pageOf(4));
  page.bytes = 8;
  cache.recount("page");
  expect(cache.bytes()).toBe(8);
  expect(cache.get("other")).toBeUndefined();
  cache.recount("unknown");
});
