import { blog } from "./blog.ts";
import type { Collection } from "./collection.ts";
import { errorCode } from "./error-code.ts";
import { faq } from "./faq.ts";
import { news } from "./news.ts";
import { policy } from "./policy.ts";
import { product } from "./product.ts";

export const collections: readonly Collection[] = [product, news, blog, faq, errorCode, policy];

export function findCollection(type: string): Collection | undefined {
  return collections.find((collection) => collection.type === type);
}
