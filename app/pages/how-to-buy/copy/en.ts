import { useNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "How to buy: distributors and installers near you",
    pageTitle: "How to buy, page {number}",
    description:
      "Enter your city or postal code and find distributors and installers near you for homes, businesses, and utility-scale projects.",
    keywords: [
      "where to buy a home battery",
      "battery installer",
      "energy storage distributor",
      "solar installer near me",
      "EPC contractor",
    ],
  },
  howToBuy: "How to buy",
  heading: "Find an installer or distributor near you",
  lead: "For homeowners, businesses, and project developers: enter your city or postal code to see the nearest companies first.",
  /** Without entries the page is only the request for an installer. */
  noList: {
    heading: "Find an installer",
    lead: "You buy the battery from the company that installs it. Enter your city and our team looks for an installer near you.",
    description:
      "Enter your city: our team looks for an installer near you and replies by email. With the steps from the first inquiry to commissioning.",
  },
  form: {
    country: "Country",
    everyCountry: "All countries",
    line: "Sector",
    everyLine: "All sectors",
    submit: "Search",
  },
  kinds: { label: "Type of company", all: "All", distributor: "Distributors", installer: "Installers" },
  everywhere: "All addresses by country",
  near: "Nearest to {place}",
  count: { none: "No addresses", one: "{count} address", other: "{count} addresses", nearest: "The {count} nearest" },
  sampleNote: "All addresses are placeholders.",
  showAll: "Show all addresses",
  pages: { label: "Pages of addresses", current: "Page {number} of {count}", before: "Previous page", after: "Next page" },
  empty: {
    heading: "no data",
    text: "No company is listed for this search. Send us your location, and we look for an installer near you.",
    link: "Request an installer",
  },
  installer: {
    heading: "Request an installer for your location",
    lead: "If no installer is listed near you, we look for one and reply by email.",
    leadBeforeList: "Our team looks for an installer near you and replies by email.",
    next: [
      "You receive an email with a link to your request.",
      "We look for an installer who knows our products and works in your area.",
      "You receive the name of the installer, or a notice that there is none near you yet.",
    ],
    fields: {
      place: "City or postal code",
      which: "Which place do you mean?",
      other: "None of these: {place}",
      use: "Use",
      name: "Name",
      email: "Email",
      telephone: "Phone",
      message: "Message",
      messageHint: "Details for the installer: roof, service panel, dates.",
    },
    optional: "(optional)",
    uses: useNames.en,
    privacyLink: "Privacy",
    send: "Request an installer",
    sending: "Sending",
    failed: "Your request was not sent.",
    sent: {
      heading: "Request received",
      again: "Send another request",
    },
  },
  map: {
    world: "World map, by country",
    europe: "Map of Europe, by country",
    region: "Map of the addresses",
    note: "Each line is one address; on the overview maps, its height is the number of addresses in the country. Distances are in a straight line.",
  },
  ways: {
    heading: "How to buy, install, and operate storage",
    list: [
      {
        who: "Homeowners",
        when: "For houses with or without solar panels",
        ask: "Contact us about buying",
        to: "/contact-us?problemType=purchase#ask",
        steps: [
          { name: "A year of bills", text: "Your consumption and the solar yield determine the size of the battery." },
          { name: "A visit", text: "The installer checks the service panel, the meter, the location, and the circuits that need backup." },
          { name: "A written quote", text: "The quote states usable energy, power, warranty, and paperwork on separate lines." },
          { name: "Installation", text: "The installer stacks the modules, commissions the system, and hands over its documents." },
          { name: "Your app", text: "ECOS shows generation, consumption, and battery level from the first day." },
        ],
      },
      {
        who: "Installers",
        when: "For installation companies and their sites",
        ask: "Contact us about installation",
        to: "/contact-us?problemType=installation#ask",
        steps: [
          { name: "A distributor", text: "The distributor stocks the products, opens your account, and knows the local grid rules." },
          { name: "Access to ECOS Hub", text: "ECOS Hub covers commissioning, updates, and error codes for all your sites." },
          { name: "The first site", text: "You receive the data sheet and the quick guide in your language before the job." },
        ],
      },
      {
        who: "EPCs and developers",
        when: "For commercial sites and utility-scale plants",
        ask: "Describe a project",
        to: "/project-request",
        steps: [
          { name: "The load profile", text: "You send a year of interval data, the connection power, and the purpose of the storage." },
          { name: "The sizing", text: "We size power conversion and battery and plan the safety concept from the one-line diagram." },
          { name: "The contract", text: "The contract states supply, dates, acceptance tests, and service level before shipment." },
          { name: "Operation", text: "Your operators run the site with PANGU OS." },
        ],
      },
    ],
  },
};
