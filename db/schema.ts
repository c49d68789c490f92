export * from "./tables/consent.ts";
export * from "./tables/contact.ts";
export * from "./tables/content.ts";
export * from "./tables/newsletter.ts";
export * from "./tables/rate-limit.ts";
export * from "./tables/site-config.ts";
export * from "./tables/visits.ts";
