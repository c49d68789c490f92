import type { Query } from "#app/page/query.ts";

/** Products side by side at most; more columns than this nobody reads. */
export const mostCompared = 3;

/** What the address of the catalogue says: a category to filter by, and the ids of the products to compare. */
export type CatalogueState = { category: string | undefined; compared: readonly string[] };

/** What the query names, in the order of `known`. Names that are not known, or named twice, count for nothing. */
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

/** Ids as links write them, in one value, and as a form with several ticked boxes does, with the name repeated. */
export function namedIds(query: Query<"compare">): string[] {
  return query.getAll("compare").flatMap((ids) => ids.split(","));
}

/** The query of a state; none where nothing is chosen. A comma needs no escape, and an address with it can be read. */
export function queryOf({ category, compared }: CatalogueState): string {
  const parts = [category && `category=${category}`, compared.length > 0 && `compare=${compared.join(",")}`].filter(Boolean);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
