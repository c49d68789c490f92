import * as v from "valibot";
import { mailboxSubjects } from "#domain/contact/schema";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { momentText } from "../dates.ts";
import { because } from "../fields.ts";

const text = v.pipe(v.string(because("required")), v.trim(), v.nonEmpty(because("required")));
const mailAddress = v.pipe(text, v.email(because("emailFormat")));

const link = v.pipe(text, v.url(because("webAddress")));
const webAddress = v.pipe(link, v.startsWith("https://", because("webAddress")));

const path = v.pipe(text, v.startsWith("/", because("unknownChoice")));
const closedPage = v.strictObject({
  path,
  /** What its visitors are told instead of the usual words. */
  message: v.optional(text),
  /** The moment from which it is open again by itself. */
  until: v.optional(momentText()),
});

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
  /** Business days within which a question or another request is answered; where not given, no time is promised. */
  answerDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  /** Where not given, `email` serves. */
  privacyEmail: v.optional(mailAddress),
  securityEmail: v.optional(mailAddress),
  /** Who is sent questions about a subject, and other requests; `email` where not given. */
  questionEmails: v.optional(v.record(v.picklist(mailboxSubjects), mailAddress)),
  /** The WeChat account, and the name of a picture in the media with its QR code. */
  wechatId: v.optional(text),
  wechatPicture: v.optional(text),
  /** Where the ECOS app is had. */
  appStoreUrl: v.optional(webAddress),
  playStoreUrl: v.optional(webAddress),
  apkUrl: v.optional(webAddress),
  socialLinks: v.optional(v.array(v.strictObject({ name: text, url: link }))),
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
  maintenance: v.optional(v.array(v.union([path, closedPage]))),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** How many months a website keeps questions. */
export function keptMonths({ questionRetentionMonths = 36 }: Partial<Site>): number {
  return questionRetentionMonths;
}

/** Where texts of the interface stand. */
export const textPlaces = ["page", "mail", "document"] as const;
export type TextPlace = (typeof textPlaces)[number];

/** What a page says of which the sentences are picked: the words of a click, the likeliest first, or where a link leads. */
export const picked = v.union([v.object({ said: v.array(v.string()), path: v.string() }), v.object({ follow: v.string() })]);
export type Picked = v.InferOutput<typeof picked>;

/** Editors' replacements for copy: `home.heroTitle` to text. */
export type CopyOverrides = Record<string, string>;

/** Whether a page of this path may be put under maintenance; the route table knows. */
export type CanBeClosed = (path: string) => boolean;

export type ClosedPage = v.InferOutput<typeof closedPage>;

/** The pages under maintenance; a path alone is one without a message and without an end. */
export function closedPages({ maintenance = [] }: Partial<Site>): ClosedPage[] {
  return maintenance.map((page) => (typeof page === "string" ? { path: page } : page));
}

/** The paths under maintenance that are no such page: typing errors, or pages that have to answer always. */
export function wrongMaintenancePaths(site: Site, canBeClosed: CanBeClosed): string[] {
  return closedPages(site).flatMap((page) => (canBeClosed(page.path) ? [] : [page.path]));
}

/** What is wrong with what is to be a site config, by dotted path; nothing where it is right. */
export function wrongSiteFields(site: unknown, canBeClosed: CanBeClosed): Record<string, Reason> {
  const read = v.safeParse(siteSchema, site);
  if (read.success) return wrongMaintenancePaths(read.output, canBeClosed).length > 0 ? { maintenance: "unknownChoice" } : {};
  return Object.fromEntries(
    read.issues.map((issue) => [v.getDotPath(issue) ?? "site", isReason(issue.message) ? issue.message : "invalidInput"]),
  );
}

export type SiteConfig = { site: Site; copy: CopyOverrides };
