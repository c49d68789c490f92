export * from "./tables/account.ts";
export * from "./tables/captcha.ts";
export * from "./tables/contact.ts";
export * from "./tables/content.ts";
export * from "./tables/open-api.ts";
export * from "./tables/rate-limit.ts";
export * from "./tables/site-config.ts";
