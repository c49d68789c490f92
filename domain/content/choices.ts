// What fields of content may be, without the fields: addresses and pages are checked by them, in the browser too.

export const productLines = ["residential", "commercial-industrial", "utility"] as const;
export type ProductLine = (typeof productLines)[number];

/** What the list of products can be narrowed to. */
export const shownCategories = [
  "large-scale",
  "power-conversion-system",
  "battery",
  "all-in-one",
  "hybrid-inverter",
  "hybrid-all-in-one",
] as const;
export const productCategories = [...shownCategories, "accessory"] as const;
export type ProductCategory = (typeof productCategories)[number];

export const figureBounds = ["over", "below", "upTo", "within"] as const;

/** Which quick guide tells how a product is put to use. */
export const guideKinds = ["all-in-one", "battery", "inverter", "power-conversion", "logger", "charger", "plug"] as const;
export type GuideKind = (typeof guideKinds)[number];

/** What an article is about; articles that share a topic are related. */
export const blogTopics = ["planning", "technology", "installation", "operation", "business", "safety"] as const;

/** The last two gather questions of the trade; the pages for installers and distributors show them. */
export const faqTopics = ["choosing", "installation", "operation", "backup", "safety", "service", "installers", "distributors"] as const;
export type FaqTopic = (typeof faqTopics)[number];

/** A distributor sells to installers, an installer to whoever uses the battery. */
export const distributorKinds = ["distributor", "installer"] as const;
export type DistributorKind = (typeof distributorKinds)[number];

export const jobKinds = ["permanent", "fixed-term", "internship"] as const;
export type JobKind = (typeof jobKinds)[number];

export const inverterFamilies = ["agave-th", "copia", "tianyuan"] as const;
/** `notice`: works on; `warning`: works with limits; `fault`: has stopped. */
export const errorSeverities = ["notice", "warning", "fault"] as const;
/** Who may do what the remedy says. */
export const errorActors = ["owner", "installer", "service"] as const;

export const documentTypes = ["pdf", "video", "image", "cad", "archive"] as const;
export type DocumentType = (typeof documentTypes)[number];
export const resourceTypes = [
  "data-sheet",
  "quick-guide",
  "manual",
  "certificate",
  "firmware",
  "form",
  "drawing",
  "cad",
  "video",
  "picture",
  "press",
] as const;
export type ResourceType = (typeof resourceTypes)[number];
/** What somebody is about to do, or what is in their way. */
export const problemTypes = ["choosing", "installation", "commissioning", "operation", "fault", "presentation"] as const;
export type ProblemType = (typeof problemTypes)[number];
