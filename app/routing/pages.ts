import { errorCodePattern, questionSubjects } from "#domain/contact/schema";
import {
  blogTopics,
  certificateMarkets,
  compatibilityAnswers,
  documentTypes,
  eventStatuses,
  faqTopics,
  inverterFamilies,
  problemTypes,
  resourceTypes,
  searchKinds,
  filterCategories,
} from "#domain/content/schema";
import { countryPattern } from "#domain/countries/schema";
import { partnerRoles } from "#domain/request-kinds/schema";
import { stackQuery } from "#domain/sizing/schema";
import { languageCodes } from "#i18n/languages.ts";
import { accountPages } from "./account-pages.ts";
import type { PageRow } from "./page-row.ts";
import {
  distributorQuery,
  entryKey,
  entryKeys,
  houseQuery,
  siteQuery,
  oneOf,
  pageNumber,
  placeQuery,
  productLine,
  receipt,
  sectorId,
  selection,
  numberText,
  placeFreeTextNames,
} from "./query-values.ts";

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
  { path: "/about-us/press", file: "pages/press/route.tsx", layout: "default", sitemap: true },
  { path: "/about-us/mark", file: "pages/about-us-mark/route.tsx", layout: "default", sitemap: true },
  { path: "/join-us", file: "pages/join-us/route.tsx", layout: "default", sitemap: true },
  {
    path: "/join-us/:id",
    file: "pages/job/route.tsx",
    layout: "default",
    content: "job",
    validate: hasKey,
    form: "files",
    query: receipt,
    freeText: ["reference"],
  },
  {
    path: "/contact-us",
    file: "pages/contact/route.tsx",
    layout: "none",
    sitemap: true,
    form: "files",
    query: {
      ...receipt,
      problemType: oneOf(questionSubjects),
      code: errorCodePattern,
      device: oneOf(inverterFamilies),
      ...selection,
    },
    freeText: ["code", "reference"],
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
    query: { category: oneOf(filterCategories), compare: entryKeys(20) },
  },
  {
    path: "/how-to-buy",
    file: "pages/how-to-buy/route.tsx",
    layout: "default",
    sitemap: true,
    query: {
      ...placeQuery,
      ...distributorQuery,
      ...receipt,
      ...selection,
    },
    form: true,
    freeText: [...placeFreeTextNames, "reference"],
  },
  {
    path: "/partners",
    file: "pages/partners/route.tsx",
    layout: "default",
    sitemap: true,
    form: "files",
    query: { ...receipt, role: oneOf(partnerRoles) },
    freeText: ["reference"],
  },
  {
    path: "/project-request",
    file: "pages/project-request/route.tsx",
    layout: "default",
    sitemap: true,
    form: "files",
    query: { ...receipt, ...selection },
    freeText: ["reference"],
  },
  { path: "/for/home-owners", file: "pages/audience/for-home-owners/route.tsx", layout: "default", sitemap: true },
  { path: "/for/business", file: "pages/audience/for-business/route.tsx", layout: "default", sitemap: true },
  { path: "/for/installers", file: "pages/audience/for-installers/route.tsx", layout: "default", sitemap: true },
  { path: "/for/distributors", file: "pages/audience/for-distributors/route.tsx", layout: "default", sitemap: true },
  { path: "/for/epc", file: "pages/audience/for-epc/route.tsx", layout: "default", sitemap: true },
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
    query: houseQuery,
  },
  {
    path: "/solutions/commercial-industrial-ess",
    file: "pages/commercial-industrial-ess/route.tsx",
    layout: "default",
    sitemap: true,
    query: siteQuery,
  },
  {
    path: "/solutions/utility-ess",
    file: "pages/utility-ess/route.tsx",
    layout: "default",
    sitemap: true,
    query: { power: numberText, hours: numberText, unit: numberText },
  },
  { path: "/solutions/cases", file: "pages/cases/route.tsx", layout: "default", sitemap: true, query: { functionId: sectorId } },
  { path: "/explore/news", file: "pages/news/route.tsx", layout: "default", sitemap: true, query: { page: pageNumber } },
  { path: "/explore/news/:id", file: "pages/news-item/route.tsx", layout: "default", content: "news", validate: hasKey },
  { path: "/explore/blog", file: "pages/blog/route.tsx", layout: "default", sitemap: true, query: { topic: oneOf(blogTopics) } },
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
      market: oneOf(certificateMarkets),
      problem: oneOf(problemTypes),
      language: oneOf([...languageCodes, "all"]),
      page: pageNumber,
    },
  },
  { path: "/support-center/video", file: "pages/videos/route.tsx", layout: "default", sitemap: true },
  { path: "/pages/:id", file: "pages/landing-page/route.tsx", layout: "default", content: "page", validate: hasKey },
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
  {
    path: "/search",
    file: "pages/search/route.tsx",
    layout: "default",
    query: { q: /./s, kind: oneOf(searchKinds) },
    cached: false,
    isRateLimited: true,
  },
  ...accountPages,
  { path: "/platform/ECOS", file: "pages/ecos/route.tsx", layout: "default", sitemap: true },
  { path: "/platform/ecos-hub", file: "pages/ecos-hub/route.tsx", layout: "default", sitemap: true },
  { path: "/platform/PANGU-OS", file: "pages/pangu-os/route.tsx", layout: "default", sitemap: true },
  { path: "/platform/open-api", file: "pages/open-api/route.tsx", layout: "default", sitemap: true },
  // The page depends on the User-Agent.
  { path: "/app-download", file: "pages/app-download/route.tsx", layout: "default", sitemap: true, cached: false },
  {
    path: "/platform/open-api/console",
    file: "pages/open-api-console/route.tsx",
    layout: "default",
    form: true,
    cached: false,
    middleware: ["notIndexed"],
    query: { result: /^(?:revoked|removed|sent)$/ },
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
  {
    path: "/support-center/compatibility",
    file: "pages/compatibility/route.tsx",
    layout: "default",
    sitemap: true,
    query: { device: entryKey, maker: /^.{1,100}$/s, answer: oneOf(compatibilityAnswers) },
    freeText: ["maker"],
  },
  { path: "/support-center/warranty", file: "pages/warranty/route.tsx", layout: "default", sitemap: true },
  { path: "/support-center/maintenance", file: "pages/support-center-maintenance/route.tsx", layout: "default", sitemap: true },
  {
    path: "/support-center/local-support",
    file: "pages/local-support/route.tsx",
    layout: "default",
    sitemap: true,
    query: { ...placeQuery, country: countryPattern, line: productLine },
    freeText: placeFreeTextNames,
  },
  { path: "/support-center/community", file: "pages/community/route.tsx", layout: "default", sitemap: true },
  { path: "/maintenance", file: "pages/maintenance/route.tsx", layout: "default", middleware: ["notIndexed"] },
  { path: "/sitemap", file: "pages/sitemap/route.tsx", layout: "default", sitemap: true },
  { path: "/test", file: "pages/gallery/route.tsx", layout: "test", middleware: ["notIndexed"] },
] as const satisfies readonly PageRow[];

export const pages: readonly PageRow[] = table;
/** Type of the route table with literal paths, files and query names. */
export type PageTable = typeof table;

/** Returns the name of a route: the segments of its path joined by "-", or "index" for the home page. */
export function pageName(path: string): string {
  const segments = path
    .split("/")
    .filter(Boolean)
    .map((segment) => segment.replace(/^:/, ""));
  return segments.length === 0 ? "index" : segments.join("-");
}
