import { matchPath } from "react-router";
import type { PageRow } from "./page-row.ts";
import { pages } from "./pages.ts";

export type PageMatch = { page: PageRow; params: Record<string, string> };

const fixedPages = new Map(pages.filter((page) => !page.path.includes(":")).map((page) => [page.path, page]));
const patternPages = pages.filter((page) => page.path.includes(":"));

/** Finds the row of the route table for a path without language prefix. Case-sensitive, as the routes are. */
export function matchPage(path: string): PageMatch | undefined {
  const fixed = fixedPages.get(path);
  if (fixed) return { page: fixed, params: {} };
  for (const page of patternPages) {
    const match = matchPath({ path: page.path, caseSensitive: true }, path);
    if (match) return { page, params: match.params as Record<string, string> };
  }
  return undefined;
}

/** Whether the parameters pass the validation of the row; otherwise the page does not exist. */
export const isValidMatch = ({ page, params }: PageMatch): boolean => page.validate?.(params) ?? true;

/** Finds the row of a path whose parameters are valid. */
export function findPage(path: string): PageMatch | undefined {
  const match = matchPage(path);
  return match && isValidMatch(match) ? match : undefined;
}

/** Reduces a query to the declared names with valid values, in the order of the route table. */
export function declaredQuery(page: PageRow, query: string): string {
  if (!page.query || query === "") return "";
  const searchParams = new URLSearchParams(query);
  const declared = new URLSearchParams();
  for (const [name, validValues] of Object.entries(page.query)) {
    // Forms repeat the name for each ticked checkbox. An empty field counts as present.
    const value = searchParams.getAll(name).join(",");
    if (searchParams.has(name) && validValues.test(value)) declared.set(name, value);
  }
  return declared.toString();
}

/** Whether the page for a query can be cached: not personal pages, and not pages that repeat free text of the visitor. */
export function isCacheablePage({ cached, freeText = [] }: PageRow, query: string): boolean {
  if (cached === false) return false;
  const searchParams = new URLSearchParams(query);
  return !freeText.some((name) => searchParams.has(name));
}
