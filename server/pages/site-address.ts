import { matchPage, isValidMatch } from "#app/routing/match-page.ts";
import { collections } from "#domain/content";
import type { RoutePage } from "#domain/redirects";

/** Finds the page of a path without language prefix. The page of an entry exists while the entry is public. */
export function routePageAt(path: string): RoutePage | undefined {
  const match = matchPage(path);
  if (!match || !isValidMatch(match)) return undefined;
  const { content: type } = match.page;
  const [key] = Object.values(match.params);
  const entry = type && key ? { type, key } : entryOfFixedPage(path);
  return entry ? { entry } : {};
}

/** Finds the entry that a page without a parameter shows, such as a legal text. */
function entryOfFixedPage(path: string): RoutePage["entry"] {
  const key = path.slice(path.lastIndexOf("/") + 1);
  const isOfEntry = (pathOf: (key: string) => string) => key !== "" && pathOf(key) === path && pathOf(`${key}-other`) !== path;
  const collection = collections.find((each) => isOfEntry(each.path));
  return collection && { type: collection.type, key };
}
