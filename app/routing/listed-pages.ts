import { findPage } from "./match-page.ts";
import type { PageRow } from "./page-row.ts";

/** Whether menus, site map and search name a page: not while none of the entries that it lists is public. */
export function isListed({ lists }: PageRow, emptyTypes: readonly string[]): boolean {
  return lists === undefined || !emptyTypes.includes(lists);
}

/** Whether pages may link to a path without language prefix: the page exists and is listed. */
export function isLinked(path: string, emptyTypes: readonly string[]): boolean {
  const match = findPage(path.replace(/[?#].*$/s, ""));
  return match !== undefined && isListed(match.page, emptyTypes);
}
