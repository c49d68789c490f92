import type { ProductCategory } from "#domain/content/schema";

type Categorised = { categories: readonly ProductCategory[] };
export type CategoryGroup<Product> = { category: ProductCategory; products: Product[] };

/** Products under their first category, groups in the order of `categories`, without those that stay empty. */
export function groupByCategory<Product extends Categorised>(
  products: readonly Product[],
  categories: readonly ProductCategory[],
): CategoryGroup<Product>[] {
  return categories
    .map((category) => ({ category, products: products.filter((product) => product.categories[0] === category) }))
    .filter((group) => group.products.length > 0);
}
