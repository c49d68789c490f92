import { data } from "react-router";
import { websiteIdOf } from "#i18n/languages.ts";
import type { EntryType, EntryTypes } from "#app/api-client/endpoints/calls.ts";
import type { Query } from "./query.ts";
import { selectVisibleEntries } from "./read-list.ts";
import type { RequestContext } from "./request-context.ts";

export const listPageSize = 24;

export type ListPage<Item> = { items: Item[]; number: number; hasMore: boolean };

/**
 * Reads the list page that `?page=` names. Only the first page may be empty: any later empty page is a 404, unless the API failed.
 */
export async function readListPage<Type extends EntryType>(
  page: RequestContext,
  type: Type,
  query: Query<"page">,
): Promise<ListPage<EntryTypes[Type]["listed"]>> {
  const number = pageNumberOf(query);
  const websiteId = websiteIdOf(page.language);
  const path = `/${type}/list` as const;
  const listed = await page.api.list(path, { page: number, size: listPageSize, websiteId });
  if (listed.length === 0 && number > 1 && !page.api.hasFailed()) throw data(null, { status: 404 });
  const items = selectVisibleEntries(page.language, listed);
  if (listed.length < listPageSize) return { items, number, hasMore: false };
  const next = await page.api.list(path, { page: number * listPageSize + 1, size: 1, websiteId });
  return { items, number, hasMore: next.length > 0 };
}

export function listPagePath(path: string, number: number): string {
  return number === 1 ? path : `${path}?page=${number}`;
}

function pageNumberOf(query: Query<"page">): number {
  const value = query.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}
