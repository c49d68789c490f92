import type { ProductItem } from "#app/page/entries.ts";
import { readEntry } from "#app/page/read-entry.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import type { RequestContext } from "#app/page/request-context.ts";

/** Reads the products of the market in full, in catalogue order. */
export async function readSoldItems(page: RequestContext): Promise<ProductItem[]> {
  const products = await readSoldProducts(page);
  return Promise.all(products.map(({ id }) => readEntry(page, "product", id)));
}
