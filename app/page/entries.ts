import type { EntryWithWebsites, EntrySummary } from "#domain/content/schema";

/** Entries in API responses, in lists and single. Their `body` is HTML. */
export type ProductSummary = EntrySummary<"product">;
export type ProductItem = EntryWithWebsites<"product">;
export type NewsSummary = EntrySummary<"news">;
export type NewsItem = EntryWithWebsites<"news">;
export type BlogSummary = EntrySummary<"blog">;
export type BlogItem = EntryWithWebsites<"blog">;
export type ActivitySummary = EntrySummary<"activity">;
export type ExpoSummary = EntrySummary<"expo">;
export type FaqSummary = EntrySummary<"faq">;
export type CaseSummary = EntrySummary<"case">;
export type DistributorSummary = EntrySummary<"distributor">;
export type ErrorCodeSummary = EntrySummary<"error-code">;
export type CompatibilitySummary = EntrySummary<"compatibility">;
export type VideoSummary = EntrySummary<"video">;
export type PolicySummary = EntrySummary<"policy">;
export type PolicyItem = EntryWithWebsites<"policy">;
