import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const webAddress = v.pipe(text, v.url(), v.startsWith("https://"));

/** What a website says about the company. What nobody gave is left out, and then not shown. */
export const siteSchema = v.strictObject({
  brand: text,
  /** `true` while the values below are examples to be replaced before launch. */
  sample: v.optional(v.boolean()),
  legalEntity: v.optional(text),
  address: v.optional(text),
  phone: v.optional(text),
  email: v.optional(v.pipe(text, v.email())),
  /** Where the ECOS app is had. */
  appStoreUrl: v.optional(webAddress),
  playStoreUrl: v.optional(webAddress),
  apkUrl: v.optional(webAddress),
  socialLinks: v.optional(v.array(v.strictObject({ name: text, url: v.pipe(text, v.url()) }))),
});

export type Site = v.InferOutput<typeof siteSchema>;
/** Editors' replacements for copy: `home.heroTitle` to text. */
export type CopyOverrides = Record<string, string>;
export type SiteConfig = { site: Site; copy: CopyOverrides };
