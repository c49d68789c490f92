import type { ClosedPage } from "#domain/site-config/schema";
import { pages } from "./pages.ts";
import { findPage } from "./match-page.ts";

/** The maintenance page links to the home page, so neither of them can be closed. */
const alwaysOpen = new Set(["/", "/index.html", "/maintenance"]);

/** Whether site config may put a path under maintenance: a row of the route table, or one page of a row with parameters. */
export function canBeClosed(path: string): boolean {
  return !alwaysOpen.has(path) && (pages.some((page) => page.path === path) || findPage(path) !== undefined);
}

/**
 * Returns the maintenance setting of a page if it is closed now.
 *
 * @param rowPath path of the page's row in the route table; closing it closes all pages of the row
 */
export function findClosedPage(closed: readonly ClosedPage[], path: string, rowPath: string, now: Date): ClosedPage | undefined {
  const isNow = ({ until }: ClosedPage) => until === undefined || now < new Date(until);
  return [path, rowPath].flatMap((wanted) => closed.find((page) => page.path === wanted && isNow(page)) ?? [])[0];
}
