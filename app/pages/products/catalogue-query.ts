import type { Query } from "#app/page/query.ts";

/** Columns that stay readable in a comparison. */
export const maxCompared = 3;

/** State of the catalogue in the URL: the category filter, and the ids of the products to compare. */
export type CatalogueState = { category: string | undefined; compared: readonly string[] };

/** Returns names in the order of `known`, and ignores unknown and repeated ones. */
export function parseCatalogueState(
  query: Query<"category" | "compare">,
  known: { categories: readonly string[]; ids: readonly string[] },
): CatalogueState {
  const requestedIds = parseComparedIds(query);
  return {
    category: known.categories.find((category) => category === query.get("category")),
    compared: known.ids.filter((id) => requestedIds.includes(id)).slice(0, maxCompared),
  };
}

/** Accepts comma-separated ids, as links have them, and repeated parameters, as a form sends them. */
export function parseComparedIds(query: Query<"compare">): string[] {
  return query.getAll("compare").flatMap((ids) => ids.split(","));
}

/** Commas stay unescaped, because that is valid and readable. */
export function catalogueQuery({ category, compared }: CatalogueState): string {
  const parts = [category && `category=${category}`, compared.length > 0 && `compare=${compared.join(",")}`].filter(Boolean);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
