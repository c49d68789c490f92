import { activity } from "./activity.ts";
import { blog } from "./blog.ts";
import { caseCollection } from "./case.ts";
import type { Collection } from "./collection.ts";
import { compatibility } from "./compatibility.ts";
import { distributor } from "./distributor.ts";
import { download } from "./download.ts";
import { errorCode } from "./error-code.ts";
import { expo } from "./expo.ts";
import { faq } from "./faq.ts";
import { job } from "./job.ts";
import { news } from "./news.ts";
import { page } from "./page.ts";
import { policy } from "./policy.ts";
import { product } from "./product.ts";
import { subsidy } from "./subsidy.ts";
import { video } from "./video.ts";

const allCollections = [
  product,
  news,
  blog,
  activity,
  expo,
  faq,
  errorCode,
  compatibility,
  subsidy,
  caseCollection,
  distributor,
  job,
  download,
  video,
  policy,
  page,
] as const;

type AnyCollection = (typeof allCollections)[number];
export type CollectionType = AnyCollection["type"];
export type CollectionOf<Type extends CollectionType> = Extract<AnyCollection, { type: Type }>;

export const collections: readonly Collection<CollectionType>[] = allCollections;

const byType = new Map<string, Collection<CollectionType>>(collections.map((collection) => [collection.type, collection]));

export function findCollection(type: string): Collection<CollectionType> | undefined {
  return byType.get(type);
}

/**
 * Finds the collection of a type.
 *
 * @throws for an unknown type
 */
export function collectionOf(type: string): Collection<CollectionType> {
  const collection = byType.get(type);
  if (!collection) throw new TypeError(`unknown content type: ${type}`);
  return collection;
}
