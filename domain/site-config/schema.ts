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
  /** Who answers where, and when. `area` is a country's code, or absent for everywhere else; `hours` in this website's language. */
  supportContacts: v.optional(
    v.array(
      v.strictObject({
        area: v.optional(v.pipe(text, v.regex(/^[A-Z]{2}$/))),
        lines: v.optional(v.pipe(v.array(v.picklist(["residential", "commercial-industrial", "utility"])), v.minLength(1))),
        phone: v.optional(text),
        email: v.optional(v.pipe(text, v.email())),
        hours: v.optional(text),
        sample: v.optional(v.boolean()),
      }),
    ),
  ),
  /** Pages of this language, by path without prefix (or a row of the route table such as `/products/:id`), that answer 503 meanwhile. */
  maintenance: v.optional(v.array(v.pipe(text, v.startsWith("/")))),
});

export type Site = v.InferOutput<typeof siteSchema>;
/** Editors' replacements for copy: `home.heroTitle` to text. */
export type CopyOverrides = Record<string, string>;

/** Whether a page of this path may be put under maintenance; the route table knows. */
export type CanBeClosed = (path: string) => boolean;

/** The paths under maintenance that are no such page: typing errors, or pages that have to answer always. */
export function wrongMaintenancePaths(site: Site, canBeClosed: CanBeClosed): string[] {
  return (site.maintenance ?? []).filter((path) => !canBeClosed(path));
}
export type SiteConfig = { site: Site; copy: CopyOverrides };
