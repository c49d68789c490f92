import { keysOf } from "#i18n/keys-of.ts";
import { recordOf } from "#i18n/record-of.ts";
/**
 * Links of header, footer and error pages by column: path without language prefix, and fragment. The messages have a text for each
 * key.
 * A link is visible if the route table has its page.
 */
export const destinations = {
  products: { all: "/products" },
  solutions: {
    residential: "/solutions/residential-ess",
    commercialIndustrial: "/solutions/commercial-industrial-ess",
    utility: "/solutions/utility-ess",
    cases: "/solutions/cases",
    homeOwners: "/for/home-owners",
    business: "/for/business",
    installers: "/for/installers",
    distributors: "/for/distributors",
    epc: "/for/epc",
  },
  platforms: {
    ecos: "/platform/ECOS",
    ecosHub: "/platform/ecos-hub",
    panguOs: "/platform/PANGU-OS",
    openApi: "/platform/open-api",
    app: "/app-download",
  },
  support: {
    center: "/support-center",
    downloads: "/support-center/downloads",
    faqs: "/support-center/faqs",
    errorCodes: "/support-center/error-codes",
    compatibility: "/support-center/compatibility",
    videos: "/support-center/video",
    warranty: "/support-center/warranty",
    maintenance: "/support-center/maintenance",
    localSupport: "/support-center/local-support",
    community: "/support-center/community",
  },
  explore: {
    news: "/explore/news",
    blog: "/explore/blog",
    expo: "/explore/expo",
    activity: "/explore/activity",
  },
  company: {
    about: "/about-us",
    story: "/about-us/ecactus",
    mark: "/about-us/mark",
    press: "/about-us/press",
    howToBuy: "/how-to-buy",
    partners: "/partners",
    project: "/project-request",
    contact: "/contact-us#ask",
    joinUs: "/join-us",
  },
  legal: {
    siteMap: "/sitemap",
    legalNotice: "/legal-notice",
    privacy: "/document/privacy-policy",
    cookies: "/document/cookies-policy",
    serviceAgreement: "/document/service-agreement",
    vulnerability: "/document/vulnerability-disclosure-policy",
    accessibility: "/accessibility",
  },
  /** Not a column: header and footer place each of these links separately. */
  tools: {
    search: "/search",
    login: "/login",
    signUp: "/sign-up",
    retrievePassword: "/retrieve-password",
    personalCenter: "/personal-center",
    openApiConsole: "/platform/open-api/console",
    newsletter: "/newsletter",
  },
} as const;

type Destinations = typeof destinations;

export type Column = keyof Destinations;
export type DestinationNames = { [Name in Column]: Record<keyof Destinations[Name], string> };
export type Link = { to: string; text: string; note?: string };
/** Links of each column to existing pages, in the order of `destinations`. */
export type Links = { [Name in Column]: Partial<Record<keyof Destinations[Name], Link>> };

type Site = {
  names: DestinationNames;
  /** Notes that are shown beside a link, by the key of the link. */
  notes: Record<string, string>;
  address: (path: string) => string;
  pages: readonly { path: string }[];
};

/** Returns the links to pages of the route table, with texts and addresses. */
export function linksToExisting({ names, notes, address, pages }: Site): Links {
  const existing = new Set(pages.map(({ path }) => path));
  return recordOf(keysOf(destinations), (column) => {
    const texts: Record<string, string> = names[column];
    const links = Object.entries(destinations[column])
      .filter(([, path]) => existing.has(path.replace(/#.*/, "")))
      .map(([name, path]) => [name, { to: address(path), text: texts[name], ...(notes[name] && { note: notes[name] }) }]);
    return Object.fromEntries(links);
  });
}
