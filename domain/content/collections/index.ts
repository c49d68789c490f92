import { activity } from "./activity.ts";
import { blog } from "./blog.ts";
import { caseCollection } from "./case.ts";
import type { Collection } from "./collection.ts";
import { distributor } from "./distributor.ts";
import { download } from "./download.ts";
import { errorCode } from "./error-code.ts";
import { expo } from "./expo.ts";
import { faq } from "./faq.ts";
import { job } from "./job.ts";
import { news } from "./news.ts";
import { policy } from "./policy.ts";
import { product } from "./product.ts";
import { video } from "./video.ts";

export const collections: readonly Collection[] = [
  product,
  news,
  blog,
  activity,
  expo,
  faq,
  errorCode,
  caseCollection,
  distributor,
  job,
  download,
  video,
  policy,
];

export function findCollection(type: string): Collection | undefined {
  return collections.find((collection) => collection.type === type);
}
