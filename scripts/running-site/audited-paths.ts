import type { PagePath } from "#app/routing/page-types.ts";
import { pages } from "#app/routing/pages.ts";

/** Entries that represent all pages of a route with a parameter. */
const entries: Record<Extract<PagePath, `${string}:${string}`>, string[]> = {
  "/join-us/:id": ["service-technician"],
  "/products/:id": ["copia"],
  "/pages/:id": ["home-battery"],
  "/explore/news/:id": ["reading-a-battery-data-sheet"],
  "/explore/blog/:keytitle": ["ac-or-dc-coupling"],
};

/** One French URL of every kind of indexable page, for measurements of bundle size and scores. */
export const auditedPaths: string[] = pages
  .filter(({ path, middleware }) => path !== "/index.html" && !middleware?.includes("notIndexed"))
  .flatMap(({ path }) => (isAuditedByEntry(path) ? entries[path].map((key) => path.replace(/:\w+/, key)) : [path]));

function isAuditedByEntry(path: string): path is keyof typeof entries {
  return Object.hasOwn(entries, path);
}
