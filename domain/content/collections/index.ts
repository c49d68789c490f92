import type { Collection } from "./collection.ts";
import { news } from "./news.ts";
import { product } from "./product.ts";

export const collections: readonly Collection[] = [product, news];

export function findCollection(type: string): Collection | undefined {
  return collections.find((collection) => collection.type === type);
}
