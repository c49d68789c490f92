import type { Context } from "hono";
import type { Page } from "#domain/sandbox/schema";
import { succeed, type Answer } from "./envelope.ts";

/** What a list has in all, and where its other pages are (RFC 8288), for clients that read no bodies to find them. */
export function sayPages(
  c: Context,
  siteUrl: URL,
  total: number,
  others: Readonly<Record<string, Record<string, string> | undefined>>,
): void {
  const links = Object.entries(others).flatMap(([rel, query]) => (query ? [`<${addressOf(c, siteUrl, query)}>; rel="${rel}"`] : []));
  c.header("X-Total-Count", String(total));
  if (links.length > 0) c.header("Link", links.join(", "));
}

/** A page of a list that says where it begins; `fixed` holds for its other pages. */
export function succeedPage<Item>(c: Context, siteUrl: URL, page: Page<Item>, fixed: Record<string, string> = {}): Answer<Page<Item>> {
  const { next, total } = page;
  sayPages(c, siteUrl, total, { first: { ...fixed, cursor: "0" }, next: next === null ? undefined : { ...fixed, cursor: next } });
  return succeed(c, page);
}

type Numbered = { page: number; size: number };

/** The same for a list whose pages are counted from 1. */
export function sayNumberedPages(c: Context, siteUrl: URL, { page, size }: Numbered, total: number): void {
  const last = Math.max(1, Math.ceil(total / size));
  const at = (number: number) => (number >= 1 && number <= last ? { page: String(number), size: String(size) } : undefined);
  sayPages(c, siteUrl, total, { first: at(1), prev: at(page - 1), next: at(page + 1), last: at(last) });
}

/** How many entries there are in all, where a page tells: it is not full, and none lies behind it. */
export function countedBy({ page, size }: Numbered, onPage: number): number | undefined {
  return onPage < size && (onPage > 0 || page === 1) ? (page - 1) * size + onPage : undefined;
}

function addressOf(c: Context, siteUrl: URL, query: Record<string, string>): string {
  const { pathname, searchParams } = new URL(c.req.url);
  for (const [name, value] of Object.entries(query)) searchParams.set(name, value);
  // What a browser adds against caches belongs to the request alone.
  searchParams.delete("_t");
  return new URL(`${pathname}?${searchParams}`, siteUrl).href;
}
