import * as v from "valibot";
import { mailboxSubjects } from "#domain/contact/schema";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { momentText } from "../dates.ts";
import { errorCode } from "../fields.ts";

const text = v.pipe(v.string(errorCode("required")), v.trim(), v.nonEmpty(errorCode("required")));
const mailAddress = v.pipe(text, v.email(errorCode("emailFormat")));

const link = v.pipe(text, v.url(errorCode("webAddress")));
const webAddress = v.pipe(link, v.startsWith("https://", errorCode("webAddress")));

const path = v.pipe(text, v.startsWith("/", errorCode("unknownChoice")));
/** Page under maintenance, with its own message and end. */
const closedPage = v.strictObject({
  path,
  /** Replaces the default message. */
  message: v.optional(text),
  /** The page reopens automatically at this time. */
  until: v.optional(momentText()),
});

/** Company data of a website; pages omit missing values. */
export const siteSchema = v.strictObject({
  brand: text,
  /** Mark the contact data and the legal data as examples, to be replaced before launch. */
  sample: v.optional(v.boolean()),
  legalSample: v.optional(v.boolean()),
  legalEntity: v.optional(text),
  address: v.optional(text),
  phone: v.optional(text),
  email: v.optional(mailAddress),
  /** Legal representative, register entry and VAT number. */
  representative: v.optional(text),
  register: v.optional(text),
  vat: v.optional(text),
  /** The publisher is responsible for the content, the host is the hosting company with its address. */
  publisher: v.optional(text),
  host: v.optional(text),
  /** Chinese filings are the ICP number of the ministry, the number of the police, and the approval number of the map. */
  filing: v.optional(text),
  policeFiling: v.optional(v.pipe(text, v.regex(/\d{14}/))),
  mapApproval: v.optional(text),
  /** Questions are deleted after this number of months; `retentionMonths` has the default. */
  questionRetentionMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
  /** Pages promise an answer within this number of business days; without it, they promise no time. */
  answerDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  /** The address for privacy and security defaults to `email`. */
  privacyEmail: v.optional(mailAddress),
  securityEmail: v.optional(mailAddress),
  /** Mailboxes by subject of a question or by request kind; the default is `email`. */
  questionEmails: v.optional(v.record(v.picklist(mailboxSubjects), mailAddress)),
  /** WeChat account, and name of the image with its QR code. */
  wechatId: v.optional(text),
  wechatPicture: v.optional(text),
  appStoreUrl: v.optional(webAddress),
  playStoreUrl: v.optional(webAddress),
  apkUrl: v.optional(webAddress),
  socialLinks: v.optional(v.array(v.strictObject({ name: text, url: link }))),
  /** Support contacts by country code; one without `area` serves all other countries. `hours` is in the website's language. */
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
  /** These pages answer 503, by path without language prefix or by route pattern such as `/products/:id`. */
  maintenance: v.optional(v.array(v.union([path, closedPage]))),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** Values that are marked as examples together, with their mark. */
export const siteBlocks = {
  contact: {
    mark: "sample",
    fields: ["legalEntity", "address", "phone", "email", "privacyEmail", "securityEmail", "wechatId", "wechatPicture"],
  },
  legal: {
    mark: "legalSample",
    fields: ["representative", "register", "vat", "publisher", "host", "filing", "policeFiling", "mapApproval"],
  },
} as const satisfies Record<string, { mark: keyof Site; fields: readonly (keyof Site)[] }>;

/** Leaves out the example values of a language for which English has a real value, and the mark of a block without others. */
export function withoutReplacedExamples<Own extends Partial<Site>>(own: Own, english: Partial<Site>): Own {
  const kept: Partial<Site> = { ...own };
  for (const { mark, fields } of Object.values(siteBlocks)) {
    if (!own[mark] || english[mark]) continue;
    const replaced = fields.filter((name) => own[name] !== undefined && english[name] !== undefined);
    for (const name of replaced) delete kept[name];
    if (replaced.length > 0 && fields.every((name) => kept[name] === undefined)) delete kept[mark];
  }
  return kept as Own;
}

/** Leaves out the values and support contacts that are marked as examples. */
export function withoutExamples<Own extends Partial<Site>>(site: Own): Own {
  const { supportContacts = [], ...others } = site;
  const contacts = supportContacts.filter(({ sample }) => !sample);
  // Without contacts of its own, a language shows the English ones.
  const real: Partial<Site> = { ...others, ...(contacts.length > 0 && { supportContacts: contacts }) };
  for (const { mark, fields } of Object.values(siteBlocks)) {
    if (!site[mark]) continue;
    for (const name of [mark, ...fields]) delete real[name];
  }
  return real as Own;
}

export function retentionMonths({ questionRetentionMonths = 36 }: Partial<Site>): number {
  return questionRetentionMonths;
}

export const textPlaces = ["page", "mail", "document"] as const;
export type TextPlace = (typeof textPlaces)[number];

/** The UI string inspector posts this message: rendered texts of a click, likeliest first, or the target of a link. */
export const inspectorMessage = v.union([v.object({ said: v.array(v.string()), path: v.string() }), v.object({ follow: v.string() })]);
export type InspectorMessage = v.InferOutput<typeof inspectorMessage>;

/** Overrides UI strings, by key such as `home.heroTitle`. */
export type CopyOverrides = Record<string, string>;

/** Tells whether the page at this path may be put under maintenance; the route table decides. */
export type CanBeClosed = (path: string) => boolean;

export type ClosedPage = v.InferOutput<typeof closedPage>;

/** Returns the pages under maintenance; a plain path has no message and no end. */
export function closedPages({ maintenance = [] }: Partial<Site>): ClosedPage[] {
  return maintenance.map((page) => (typeof page === "string" ? { path: page } : page));
}

/** Returns paths under maintenance that are mistyped or must not be closed. */
export function invalidMaintenancePaths(site: Site, canBeClosed: CanBeClosed): string[] {
  return closedPages(site).flatMap((page) => (canBeClosed(page.path) ? [] : [page.path]));
}

/** Returns the errors of a site config by dotted path. */
export function findSiteErrors(site: unknown, canBeClosed: CanBeClosed): Record<string, Reason> {
  const result = v.safeParse(siteSchema, site);
  if (result.success) return invalidMaintenancePaths(result.output, canBeClosed).length > 0 ? { maintenance: "unknownChoice" } : {};
  return Object.fromEntries(
    result.issues.map((issue) => [v.getDotPath(issue) ?? "site", isReason(issue.message) ? issue.message : "invalidInput"]),
  );
}

export type SiteConfig = { site: Site; copy: CopyOverrides };

export * from "./layout-schema.ts";
