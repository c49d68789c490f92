import { matchPage, isValidMatch } from "#app/routing/match-page.ts";
import type { RoutePage } from "#domain/redirects";

/** Finds the page of a path without language prefix. The page of an entry exists while the entry is public. */
export function routePageAt(path: string): RoutePage | undefined {
  const match = matchPage(path);
  if (!match || !isValidMatch(match)) return undefined;
  const { content: type } = match.page;
  const [key] = Object.values(match.params);
  return type && key ? { entry: { type, key } } : {};
}
