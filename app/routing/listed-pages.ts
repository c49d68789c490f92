import type { CollectionType } from "#domain/content/schema";
import { findPage } from "./match-page.ts";

/**
 * Pages that only list entries of a type. Without a public entry they leave menus, site map and search. They stay reachable, because
 * articles and bookmarks lead to them.
 */
const listedTypes: Readonly<Record<string, CollectionType>> = {
  "/join-us": "job",
  "/solutions/cases": "case",
  "/explore/expo": "expo",
  "/explore/activity": "activity",
  "/support-center/error-codes": "error-code",
  "/support-center/compatibility": "compatibility",
};

/** Whether menus, site map and search name a page. */
export function isListed({ path }: { path: string }, emptyTypes: readonly string[]): boolean {
  const type = listedTypes[path];
  return type === undefined || !emptyTypes.includes(type);
}

/** Whether pages may link to a path without language prefix: the page exists and is listed. */
export function isLinked(path: string, emptyTypes: readonly string[]): boolean {
  const match = findPage(path.replace(/[?#].*$/s, ""));
  return match !== undefined && isListed(match.page, emptyTypes);
}
