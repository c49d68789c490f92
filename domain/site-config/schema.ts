import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const mailAddress = v.pipe(text, v.email());

const webAddress = v.pipe(text, v.url(), v.startsWith("https://"));

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
  /** Who answers for what is published; name and address of the hosting company. */
  publisher: v.optional(text),
  host: v.optional(text),
  /** In China: the records of the website with the ministry (ICP) and with the police, and the number under which its map is approved. */
  filing: v.optional(text),
  policeFiling: v.optional(v.pipe(text, v.regex(/\d{14}/))),
  mapApproval: v.optional(text),
  /** Months that a question is kept after it was asked; `keptMonths` says what holds where it is absent. */
  questionRetentionMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
  /** Where not given, `email` serves. */
  privacyEmail: v.optional(mailAddress),
  securityEmail: v.optional(mailAddress),
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
        email: v.optional(mailAddress),
        hours: v.optional(text),
        sample: v.optional(v.boolean()),
      }),
    ),
  ),
  /** Pages of this language, by path without prefix (or a row of the route table such as `/products/:id`), that answer 503 meanwhile. */
  maintenance: v.optional(v.array(v.pipe(text, v.startsWith("/")))),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** How many months a website keeps questions. */
export function keptMonths({ questionRetentionMonths = 36 }: Partial<Site>): number {
  return questionRetentionMonths;
}

/** Editors' replacements for copy: `home.heroTitle` to text. */
export type CopyOverrides = Record<string, string>;

/** Whether a page of this path may be put under maintenance; the route table knows. */
export type CanBeClosed = (path: string) => boolean;

/** The paths under maintenance that are no such page: typing errors, or pages that have to answer always. */
export function wrongMaintenancePaths(site: Site, canBeClosed: CanBeClosed): string[] {
  return (site.maintenance ?? []).filter((path) => !canBeClosed(path));
}
export type SiteConfig = { site: Site; copy: CopyOverrides };
