import { expect, test } from "vitest";
import { listPagePath, readListPage } from "./list-page.ts";
import type { RequestContext } from "./request-context.ts";

/** Creates a request context whose API has `total` entries and records its calls. */
function contextWith(total: number) {
  const calls: string[] = [];
  const list = (path: string, { page, size }: { page: number; size: number }) => {
    calls.push(`${path} ${page} ${size}`);
    return Promise.resolve(
      Array.from({ length: total }, (_, id) => ({ id: String(id), websiteId: 4, state: 1 })).slice((page - 1) * size, page * size),
    );
  };
  return { context: { language: "de", api: { list, hasFailed: () => false } } as unknown as RequestContext, calls };
}

const address = (query: string) => new URL(`https://example.org/de/products${query}`).searchParams;

test.each([
  [0, "", 1, 0, false],
  [24, "", 1, 24, false],
  [25, "?page=1", 1, 24, true],
  [25, "?page=2", 2, 1, false],
  [48, "?page=2", 2, 24, false],
  [5, "?page=0", 1, 5, false],
  [5, "?page=x", 1, 5, false],
])("list page › with %i entries at '%s' shows page %i with %i entries, more: %s", async (total, query, number, shown, hasMore) => {
  const { context } = contextWith(total);
  const page = await readListPage(context, "product", address(query));
  expect([page.number, page.items.length, page.hasMore]).toEqual([number, shown, hasMore]);
});

test("list page › hides entries with a falsy state but keeps the link to the next page", async () => {
  const entries = Array.from({ length: 24 }, (_, id) => ({ id: String(id), websiteId: 4, state: id === 3 ? 0 : 1 }));
  const list = (_path: string, { size }: { size: number }) => Promise.resolve(entries.slice(0, size));
  const page = await readListPage({ language: "de", api: { list } } as unknown as RequestContext, "product", address(""));
  expect([page.items.length, page.hasMore]).toEqual([23, true]);
});

test("list page › requests the next entry only if it is full", async () => {
  const { context, calls } = contextWith(49);
  await readListPage(context, "product", address("?page=2"));
  await readListPage(context, "product", address("?page=3"));
  expect(calls).toEqual(["/product/list 2 24", "/product/list 49 1", "/product/list 3 24"]);
});

test("list page › returns 404 beyond the end", async () => {
  const { context } = contextWith(24);
  await expect(readListPage(context, "product", address("?page=2"))).rejects.toMatchObject({ init: { status: 404 } });
});

test("list page › has a path without a query if it is the first", () => {
  expect([listPagePath("/products", 1), listPagePath("/products", 2)]).toEqual(["/products", "/products?page=2"]);
});
