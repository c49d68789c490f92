import type { CollectionType } from "../collections/index.ts";

/** Visitors filter results by these kinds. */
export const searchKinds = ["product", "page", "document", "answer", "article", "event", "contact"] as const;
export type SearchKind = (typeof searchKinds)[number];
/** Results are entries, pages that are no entry, which have the type of landing pages, and documents generated from entries. */
export type ResultType = CollectionType | "document";

export const kindOf: Record<ResultType, SearchKind> = {
  product: "product",
  page: "page",
  policy: "page",
  job: "page",
  document: "document",
  download: "document",
  video: "document",
  faq: "answer",
  "error-code": "answer",
  compatibility: "answer",
  subsidy: "answer",
  news: "article",
  blog: "article",
  case: "article",
  activity: "event",
  expo: "event",
  distributor: "contact",
};

/** Adds a bonus to the score, so that at equal relevance the types come first that most visitors look for. */
export const typeBonusOf: Record<ResultType, number> = {
  product: 0.15,
  page: 0.15,
  document: 0.1,
  faq: 0.08,
  news: 0.03,
  blog: 0.03,
  policy: 0.1,
  video: 0.05,
  download: 0.05,
  case: 0,
  activity: 0,
  expo: 0,
  job: 0,
  compatibility: 0,
  subsidy: 0.08,
  distributor: 0,
  "error-code": 0,
};
