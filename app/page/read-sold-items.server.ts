import type { ProductItem } from "./entries.ts";
import { readEntry } from "./read-entry.ts";
import { readSoldProducts } from "./read-sold-products.ts";
import type { RequestContext } from "./request-context.ts";

/** Reads the products of the market in full, in catalogue order. */
export async function readSoldItems(page: RequestContext): Promise<ProductItem[]> {
  const products = await readSoldProducts(page);
  return Promise.all(products.map(({ id }) => readEntry(page, "product", id)));
}
