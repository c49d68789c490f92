import { errorCodePattern, questionSubjects } from "#domain/contact/schema";
import {
  blogTopics,
  distributorKinds,
  documentTypes,
  eventStatuses,
  faqTopics,
  inverterFamilies,
  problemTypes,
  resourceTypes,
  shownCategories,
  type CollectionType,
} from "#domain/content/schema";
import { countryPattern } from "#domain/countries/schema";
import { longestPlaceText, placeIdPattern } from "#domain/places/schema";
import { houseGoals, stackQuery } from "#domain/sizing/schema";
import { languageCodes } from "#i18n/languages.ts";
import type { MiddlewareName } from "./middleware.ts";
import { configuration, entryKey, entryKeys, localAddress, oneOf, pageNumber, productLine, sectorId, typedNumber } from "./query-values.ts";

export type Layout = "default" | "error" | "test" | "none";

/**
 * One row of the route table.
 *
 * - `path`: React Router pattern without language prefix; every row exists in all languages
 * - `sitemap`: whether the page is in sitemap.xml; `content` names the collection whose entries fill a parameter
 * - `query`: query names that change the page, each with the values it takes; all others are ignored
 * - `layout`: `none` for a page without the site's header and footer
 * - `cached`: `false` for a page that knows its visitor or answers a text of theirs: it is rendered each time and kept nowhere
 * - `freeText`: queries that hold what a visitor typed: an answer to one is rendered each time and kept nowhere, the page without them is kept
 * - `limited`: with a query it is dear to make: each address may ask for it so often, and few are made at once
 * - `form`: whether the page takes the POST of a form of its own
 * - `middleware`: names from routing/middleware.ts, run in this order before the page
 * - `validate`: when it refuses the parameters, the page does not exist
 */
export type PageRow = {
  path: string;
  file: string;
  layout: Layout;
  sitemap?: boolean;
  content?: CollectionType;
  query?: Record<string, RegExp>;
  cached?: false;
  freeText?: readonly string[];
  limited?: true;
  form?: true;
  middleware?: readonly MiddlewareName[];
  validate?: (params: Record<string, string>) => boolean;
};

const isKey = (value = "") => entryKey.test(value);
const hasKey = ({ id }: Record<string, string>) => isKey(id);

const newsletterLink = {
  file: "pages/newsletter-link/route.tsx",
  layout: "none",
  form: true,
  cached: false,
  middleware: ["notIndexed"],
  query: { token: /^[\w.-]{1,100}$/, result: /^done$/ },
} as const;

const table = [
  { path: "/", file: "pages/home/route.tsx", layout: "default", sitemap: true },
  { path: "/index.html", file: "pages/home/route.tsx", layout: "default" },
  { path: "/about-us", file: "pages/about-us/route.tsx", layout: "default", sitemap: true },
  { path: "/about-us/ecactus", file: "pages/about-us-ecactus/route.tsx", layout: "default", sitemap: true },
  { path: "/about-us/mark", file: "pages/about-us-mark/route.tsx", layout: "default", sitemap: true },
  { path: "/join-us", file: "pages/join-us/route.tsx", layout: "default", sitemap: true },
  {
    path: "/contact-us",
    file: "pages/contact/route.tsx",
    layout: "none",
    sitemap: true,
    form: true,
    query: { result: /^sent$/, problemType: oneOf(questionSubjects), code: errorCodePattern, ...configuration },
    freeText: ["code"],
  },
  {
    path: "/contact/thread",
    file: "pages/question-thread/route.tsx",
    layout: "none",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { token: /^[\w.-]{1,100}$/, result: /^(sent|mailed)$/ },
  },
  {
    path: "/products",
    file: "pages/products/route.tsx",
    layout: "default",
    sitemap: true,
    query: {
      category: oneOf(shownCategories),
      compare: entryKeys(20),
    },
  },
  {
    path: "/how-to-buy",
    file: "pages/how-to-buy/route.tsx",
    layout: "default",
    sitemap: true,
    // `place` is what somebody types; the page answers it with the address of the place it names, where it names one.
    query: {
      place: new RegExp(`^.{1,${longestPlaceText}}$`, "s"),
      near: placeIdPattern,
      country: countryPattern,
      kind: oneOf(distributorKinds),
      line: productLine,
      ...configuration,
    },
    freeText: ["place"],
  },
  {
    path: "/products/agave-th-three-phase-home-battery-energy-storage-system",
    file: "pages/product/agave-th/route.tsx",
    layout: "default",
    query: stackQuery,
  },
  {
    path: "/products/myrtillo-ess-high-voltage-lfp-battery",
    file: "pages/product/myrtillo/route.tsx",
    layout: "default",
    query: stackQuery,
  },
  { path: "/products/:id", file: "pages/product/route.tsx", layout: "default", content: "product", validate: hasKey },
  {
    path: "/solutions/residential-ess",
    file: "pages/residential-ess/route.tsx",
    layout: "default",
    sitemap: true,
    query: { consumption: typedNumber, pv: typedNumber, goal: oneOf(houseGoals) },
  },
  {
    path: "/solutions/commercial-industrial-ess",
    file: "pages/commercial-industrial-ess/route.tsx",
    layout: "default",
    sitemap: true,
    query: { peak: typedNumber, limit: typedNumber, hours: typedNumber },
  },
  {
    path: "/solutions/utility-ess",
    file: "pages/utility-ess/route.tsx",
    layout: "default",
    sitemap: true,
    query: { power: typedNumber, hours: typedNumber, unit: typedNumber },
  },
  { path: "/solutions/cases", file: "pages/cases/route.tsx", layout: "default", sitemap: true, query: { functionId: sectorId } },
  { path: "/explore/news", file: "pages/news/route.tsx", layout: "default", sitemap: true, query: { page: pageNumber } },
  { path: "/explore/news/:id", file: "pages/news-item/route.tsx", layout: "default", content: "news", validate: hasKey },
  {
    path: "/explore/blog",
    file: "pages/blog/route.tsx",
    layout: "default",
    sitemap: true,
    query: { topic: oneOf(blogTopics) },
  },
  {
    path: "/explore/blog/:keytitle",
    file: "pages/blog-article/route.tsx",
    layout: "default",
    content: "blog",
    validate: ({ keytitle }) => isKey(keytitle),
  },
  { path: "/explore/expo", file: "pages/expo/route.tsx", layout: "default", sitemap: true },
  {
    path: "/explore/activity",
    file: "pages/activity/route.tsx",
    layout: "default",
    sitemap: true,
    query: { status: oneOf(eventStatuses), functionId: sectorId, event: entryKey },
  },
  {
    path: "/support-center/downloads",
    file: "pages/downloads/route.tsx",
    layout: "default",
    sitemap: true,
    query: {
      type: oneOf(documentTypes),
      product: entryKey,
      resource: oneOf(resourceTypes),
      problem: oneOf(problemTypes),
      language: oneOf([...languageCodes, "all"]),
      page: pageNumber,
    },
  },
  { path: "/support-center/video", file: "pages/videos/route.tsx", layout: "default", sitemap: true },
  { path: "/newsletter", file: "pages/newsletter/route.tsx", layout: "default", sitemap: true, form: true, query: { result: /^sent$/ } },
  { path: "/newsletter/confirm", ...newsletterLink },
  { path: "/newsletter/unsubscribe", ...newsletterLink },
  {
    path: "/document/cookies-policy",
    file: "pages/policy/route.tsx",
    layout: "default",
    sitemap: true,
    form: true,
    query: { result: /^saved$/ },
  },
  { path: "/document/privacy-policy", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/document/service-agreement", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/document/vulnerability-disclosure-policy", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/legal-notice", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/accessibility", file: "pages/policy/route.tsx", layout: "default", sitemap: true },
  { path: "/search", file: "pages/search/route.tsx", layout: "default", query: { q: /./s }, cached: false, limited: true },
  {
    path: "/login",
    file: "pages/login/route.tsx",
    layout: "none",
    sitemap: true,
    form: true,
    cached: false,
    query: { next: localAddress, by: /^phone$/, result: /^(signed-out|reset|deleted)$/ },
  },
  { path: "/sign-up", file: "pages/sign-up/route.tsx", layout: "none", sitemap: true, form: true, query: { result: /^done$/ } },
  {
    path: "/retrieve-password",
    file: "pages/retrieve-password/route.tsx",
    layout: "none",
    sitemap: true,
    form: true,
    query: { result: /^done$/ },
  },
  {
    path: "/retrieve-password/link",
    file: "pages/retrieve-password/route.tsx",
    layout: "none",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { token: /^[\w-]{1,1000}$/ },
  },
  {
    path: "/personal-center",
    file: "pages/personal-center/route.tsx",
    layout: "default",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { result: /^(profile|email|password|session|sessions|newsletter)$/ },
  },
  { path: "/platform/ECOS", file: "pages/ecos/route.tsx", layout: "default", sitemap: true },
  { path: "/platform/ecos-hub", file: "pages/ecos-hub/route.tsx", layout: "default", sitemap: true },
  { path: "/platform/PANGU-OS", file: "pages/pangu-os/route.tsx", layout: "default", sitemap: true },
  { path: "/platform/open-api", file: "pages/open-api/route.tsx", layout: "default", sitemap: true },
  // What it asks of a visitor depends on the program that shows it.
  { path: "/app-download", file: "pages/app-download/route.tsx", layout: "default", sitemap: true, cached: false },
  {
    path: "/platform/open-api/console",
    file: "pages/open-api-console/route.tsx",
    layout: "default",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { result: /^revoked$/ },
  },
  { path: "/support-center", file: "pages/support-center/route.tsx", layout: "default", sitemap: true },
  {
    path: "/support-center/faqs",
    file: "pages/faqs/route.tsx",
    layout: "default",
    sitemap: true,
    query: { line: productLine, topic: oneOf(faqTopics), q: /./s },
    freeText: ["q"],
  },
  {
    path: "/support-center/error-codes",
    file: "pages/error-codes/route.tsx",
    layout: "default",
    sitemap: true,
    query: { family: oneOf(inverterFamilies), code: /./s },
    freeText: ["code"],
  },
  { path: "/support-center/warranty", file: "pages/warranty/route.tsx", layout: "default", sitemap: true },
  { path: "/support-center/maintenance", file: "pages/support-center-maintenance/route.tsx", layout: "default", sitemap: true },
  {
    path: "/support-center/local-support",
    file: "pages/local-support/route.tsx",
    layout: "default",
    sitemap: true,
    query: { country: countryPattern, line: productLine },
  },
  { path: "/support-center/community", file: "pages/community/route.tsx", layout: "default", sitemap: true },
  { path: "/maintenance", file: "pages/maintenance/route.tsx", layout: "default", middleware: ["notIndexed"] },
  { path: "/sitemap", file: "pages/sitemap/route.tsx", layout: "default", sitemap: true },
  { path: "/test", file: "pages/gallery/route.tsx", layout: "test", middleware: ["notIndexed"] },
] as const satisfies readonly PageRow[];

export const pages: readonly PageRow[] = table;
/** The table with each path, file and query name as a type, for what is checked against them. */
export type PageTable = typeof table;

/** A route's name: its path's segments joined by "-"; "index" for home. */
export function pageName(path: string): string {
  const segments = path
    .split("/")
    .filter(Boolean)
    .map((segment) => segment.replace(/^:/, ""));
  return segments.length === 0 ? "index" : segments.join("-");
}
