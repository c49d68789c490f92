// This file is separate from the field definitions, so that browser code can import the values without them.

export const productLines = ["residential", "commercial-industrial", "utility"] as const;
export type ProductLine = (typeof productLines)[number];

export const filterCategories = [
  "large-scale",
  "power-conversion-system",
  "battery",
  "all-in-one",
  "hybrid-inverter",
  "hybrid-all-in-one",
] as const;
export const productCategories = [...filterCategories, "accessory"] as const;
export type ProductCategory = (typeof productCategories)[number];

export const figureBounds = ["over", "below", "upTo", "within"] as const;

export const guideKinds = ["all-in-one", "battery", "inverter", "power-conversion", "logger", "charger", "plug"] as const;
export type GuideKind = (typeof guideKinds)[number];

/** Articles that share a topic are related. */
export const blogTopics = ["planning", "technology", "installation", "operation", "business", "safety"] as const;

/** The pages for installers and distributors show the questions of the last two topics. */
export const faqTopics = ["choosing", "installation", "operation", "backup", "safety", "service", "installers", "distributors"] as const;
export type FaqTopic = (typeof faqTopics)[number];

/** A distributor sells to installers, an installer to owners. */
export const distributorKinds = ["distributor", "installer"] as const;
export type DistributorKind = (typeof distributorKinds)[number];

export const jobKinds = ["permanent", "fixed-term", "internship"] as const;
export type JobKind = (typeof jobKinds)[number];

export const inverterFamilies = ["agave-th", "copia", "tianyuan"] as const;
/** `notice`: the device keeps working; `warning`: it works with limits; `fault`: it has stopped. */
export const errorSeverities = ["notice", "warning", "fault"] as const;
/** The actor is the person who may carry out the remedy. */
export const errorActors = ["owner", "installer", "service"] as const;

/** `from`: compatible from the stated firmware version on. */
export const compatibilityAnswers = ["yes", "from", "no"] as const;
export type CompatibilityAnswer = (typeof compatibilityAnswers)[number];

export const documentTypes = ["pdf", "video", "image", "cad", "archive"] as const;
export type DocumentType = (typeof documentTypes)[number];
export const resourceTypes = [
  "data-sheet",
  "quick-guide",
  "manual",
  "wiring-diagram",
  "certificate",
  "firmware",
  "firmware-note",
  "form",
  "drawing",
  "cad",
  "video",
  "picture",
  "press",
] as const;
export type ResourceType = (typeof resourceTypes)[number];
/** Markets that a certificate may name: codes of countries, and EU for all its members. */
export const certificateMarkets = [
  "EU",
  "AT",
  "AU",
  "BE",
  "BR",
  "CA",
  "CH",
  "CN",
  "DE",
  "ES",
  "FR",
  "GB",
  "IE",
  "IN",
  "IT",
  "JP",
  "KR",
  "NL",
  "NZ",
  "PL",
  "PT",
  "SE",
  "US",
  "ZA",
] as const;
/** A problem type is the visitor's task or problem that a document helps with. */
export const problemTypes = ["choosing", "installation", "commissioning", "operation", "fault", "presentation"] as const;
export type ProblemType = (typeof problemTypes)[number];

/** Forms that a landing page may show. */
export const formBlocks = ["newsletter", "question", "installer"] as const;
export type FormBlock = (typeof formBlocks)[number];
