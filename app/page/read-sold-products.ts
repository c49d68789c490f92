import { isSoldIn } from "#domain/markets/schema";
import type { ProductSummary } from "./entries.ts";
import { readList } from "./read-list.ts";
import type { RequestContext } from "./request-context.ts";

export async function readSoldProducts(page: Pick<RequestContext, "api" | "language">): Promise<ProductSummary[]> {
  const products = await readList(page, "product");
  return products.filter(({ id }) => isSoldIn(page.language, id));
}
