import { matchPath } from "react-router";
import type { PageRow } from "./page-row.ts";
import { pages } from "./pages.ts";

export type PageMatch = { page: PageRow; params: Record<string, string> };

const fixedPages = new Map(pages.filter((page) => !page.path.includes(":")).map((page) => [page.path, page]));
const patternPages = pages.filter((page) => page.path.includes(":"));

/** The row of the route table for a path without language prefix. Case-sensitive, as the routes are. */
export function matchPage(path: string): PageMatch | undefined {
  const fixed = fixedPages.get(path);
  if (fixed) return { page: fixed, params: {} };
  for (const page of patternPages) {
    const match = matchPath({ path: page.path, caseSensitive: true }, path);
    if (match) return { page, params: match.params as Record<string, string> };
  }
  return undefined;
}

/** Whether the row's own check allows the parameters; otherwise the page does not exist. */
export const isValidMatch = ({ page, params }: PageMatch): boolean => page.validate?.(params) ?? true;

/** The row, unless its own check refuses the parameters. */
export function findPage(path: string): PageMatch | undefined {
  const match = matchPage(path);
  return match && isValidMatch(match) ? match : undefined;
}

/** The declared queries of a page with values it takes, in the table's order; all else is dropped. */
export function declaredQuery(page: PageRow, query: string): string {
  if (!page.query || query === "") return "";
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(page.query)) {
    // A form with several ticked boxes repeats their name; an empty field is given, too.
    const value = given.getAll(name).join(",");
    if (given.has(name) && values.test(value)) kept.set(name, value);
  }
  return kept.toString();
}

/** Whether the answer to a page's query may be kept: not what knows its visitor, and not what repeats a text of theirs. */
export function mayBeKept({ cached, freeText = [] }: PageRow, query: string): boolean {
  if (cached === false) return false;
  const given = new URLSearchParams(query);
  return !freeText.some((name) => given.has(name));
}
