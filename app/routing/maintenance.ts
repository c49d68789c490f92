import { pages } from "./pages.ts";
import { findPage } from "./match-page.ts";

/** Every placeholder leads home, and the placeholder's own page is no page to wait for. */
const alwaysOpen = new Set(["/", "/index.html", "/maintenance"]);

/** Whether site config may put a path under maintenance: a row of the route table, or one page of a row with parameters. */
export function canBeClosed(path: string): boolean {
  return !alwaysOpen.has(path) && (pages.some((page) => page.path === path) || findPage(path) !== undefined);
}

/** @param rowPath the page's row in the route table, which closes all its pages */
export function isClosed(maintenance: readonly string[], path: string, rowPath: string): boolean {
  return maintenance.includes(path) || maintenance.includes(rowPath);
}
