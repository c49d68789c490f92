import type { Context } from "hono";
import type { Page } from "#domain/sandbox/schema";
import { succeed, type Answer } from "./envelope.ts";

/** Sets the total count and links to other pages (RFC 8288). */
export function setPageHeaders(
  c: Context,
  siteUrl: URL,
  total: number,
  linkQueries: Readonly<Record<string, Record<string, string> | undefined>>,
): void {
  const links = Object.entries(linkQueries).flatMap(([rel, query]) => (query ? [`<${addressOf(c, siteUrl, query)}>; rel="${rel}"`] : []));
  c.header("X-Total-Count", String(total));
  if (links.length > 0) c.header("Link", links.join(", "));
}

/** `fixed`: query parameters that all links of the cursor-based list contain. */
export function succeedPage<Item>(c: Context, siteUrl: URL, page: Page<Item>, fixed: Record<string, string> = {}): Answer<Page<Item>> {
  const { next, total } = page;
  setPageHeaders(c, siteUrl, total, { first: { ...fixed, cursor: "0" }, next: next === null ? undefined : { ...fixed, cursor: next } });
  return succeed(c, page);
}

type Numbered = { page: number; size: number };

/** Sets the same headers for a list with page numbers from 1. */
export function setNumberedPageHeaders(c: Context, siteUrl: URL, { page, size }: Numbered, total: number): void {
  const last = Math.max(1, Math.ceil(total / size));
  const at = (number: number) => (number >= 1 && number <= last ? { page: String(number), size: String(size) } : undefined);
  setPageHeaders(c, siteUrl, total, { first: at(1), prev: at(page - 1), next: at(page + 1), last: at(last) });
}

/** Returns the total count if the page implies it, because it is the last and not full; saves a count query. */
export function impliedTotal({ page, size }: Numbered, onPage: number): number | undefined {
  return onPage < size && (onPage > 0 || page === 1) ? (page - 1) * size + onPage : undefined;
}

function addressOf(c: Context, siteUrl: URL, query: Record<string, string>): string {
  const { pathname, searchParams } = new URL(c.req.url);
  for (const [name, value] of Object.entries(query)) searchParams.set(name, value);
  // Removes the cache-busting parameter that browsers add.
  searchParams.delete("_t");
  return new URL(`${pathname}?${searchParams}`, siteUrl).href;
}
