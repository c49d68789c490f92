import type { Item, Listed } from "#domain/content/schema";

/** Entries in API responses, in lists and single. Their `body` is HTML. */
export type ProductSummary = Listed<"product">;
export type ProductItem = Item<"product">;
export type NewsSummary = Listed<"news">;
export type NewsItem = Item<"news">;
export type BlogSummary = Listed<"blog">;
export type BlogItem = Item<"blog">;
export type ActivitySummary = Listed<"activity">;
export type ExpoSummary = Listed<"expo">;
export type FaqSummary = Listed<"faq">;
export type CaseSummary = Listed<"case">;
export type DistributorSummary = Listed<"distributor">;
export type ErrorCodeSummary = Listed<"error-code">;
export type VideoSummary = Listed<"video">;
export type PolicySummary = Listed<"policy">;
export type PolicyItem = Item<"policy">;
