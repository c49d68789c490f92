import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const mailAddress = v.pipe(text, v.email());

/** What a website says about the company. What nobody gave is left out, and then not shown. */
export const siteSchema = v.strictObject({
  brand: text,
  /** `true` while the values below are examples to be replaced before launch. */
  sample: v.optional(v.boolean()),
  legalEntity: v.optional(text),
  address: v.optional(text),
  phone: v.optional(text),
  email: v.optional(mailAddress),
  /** Who speaks for the legal entity, its entry in a register, and its number for taxes. */
  representative: v.optional(text),
  register: v.optional(text),
  vat: v.optional(text),
  /** Who answers for what is published; name and address of the hosting company; in China the record of the website. */
  publisher: v.optional(text),
  host: v.optional(text),
  filing: v.optional(text),
  /** Where not given, `email` serves. */
  privacyEmail: v.optional(mailAddress),
  securityEmail: v.optional(mailAddress),
  socialLinks: v.optional(v.array(v.strictObject({ name: text, url: v.pipe(text, v.url()) }))),
});

export type Site = v.InferOutput<typeof siteSchema>;
/** Editors' replacements for copy: `home.heroTitle` to text. */
export type CopyOverrides = Record<string, string>;
export type SiteConfig = { site: Site; copy: CopyOverrides };
