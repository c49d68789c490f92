import { pages } from "#app/routing/pages.ts";

/** Entries that stand for all pages of a row. */
const entries: Record<string, string[]> = {
  "/products/:id": ["copia"],
  "/explore/news/:id": ["reading-a-battery-data-sheet"],
  "/explore/blog/:keytitle": ["ac-or-dc-coupling"],
};

/** One address of every kind of page that search engines may show, in French: what weight and scores are measured on. */
export const auditedPaths: string[] = pages
  .filter(({ path, middleware }) => path !== "/index.html" && !middleware?.includes("notIndexed"))
  .flatMap(({ path }) => (path.includes(":") ? entriesOf(path).map((key) => path.replace(/:\w+/, key)) : [path]));

function entriesOf(path: string): string[] {
  const keys = entries[path];
  if (!keys) throw new Error(`${path} has no entry to audit; name one in scripts/measure/audited-paths.ts`);
  return keys;
}
