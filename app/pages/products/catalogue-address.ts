import type { Query } from "#app/page/query.ts";

/** Columns that stay readable in a comparison. */
export const mostCompared = 3;

/** State of the catalogue in the URL: the category filter, and the ids of the products to compare. */
export type CatalogueState = { category: string | undefined; compared: readonly string[] };

/** Returns names in the order of `known`, and ignores unknown and repeated ones. */
export function stateOf(
  query: Query<"category" | "compare">,
  known: { categories: readonly string[]; ids: readonly string[] },
): CatalogueState {
  const named = namedIds(query);
  return {
    category: known.categories.find((category) => category === query.get("category")),
    compared: known.ids.filter((id) => named.includes(id)).slice(0, mostCompared),
  };
}

/** Accepts comma-separated ids, as links have them, and repeated parameters, as a form sends them. */
export function namedIds(query: Query<"compare">): string[] {
  return query.getAll("compare").flatMap((ids) => ids.split(","));
}

/** Commas stay unescaped, because that is valid and readable. */
export function queryOf({ category, compared }: CatalogueState): string {
  const parts = [category && `category=${category}`, compared.length > 0 && `compare=${compared.join(",")}`].filter(Boolean);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
