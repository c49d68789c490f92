import { blog } from "./blog.ts";
import type { Collection } from "./collection.ts";
import { download } from "./download.ts";
import { errorCode } from "./error-code.ts";
import { faq } from "./faq.ts";
import { news } from "./news.ts";
import { product } from "./product.ts";
import { video } from "./video.ts";

export const collections: readonly Collection[] = [product, news, blog, faq, errorCode, download, video];

export function findCollection(type: string): Collection | undefined {
  return collections.find((collection) => collection.type === type);
}
