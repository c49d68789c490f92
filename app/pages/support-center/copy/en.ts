import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Support center: error codes and documents",
    description: "Search error codes, documents, FAQs, warranty, and local support for AGAVE-TH, MYRTILLO, COPIA, TIANYUAN, and ECOS.",
    keywords: ["eCactus support", "battery support", "technical documents", "error codes", "warranty"],
  },
  heading: "Support for your battery system",
  search: { label: "Search the whole site", example: "Product, code, or word", submit: "Search" },
  quick: { heading: "Frequent searches:", words: ["cholla", "ECOS", "power outage", "add modules", "firmware update"] },
  codes: { heading: "Error codes", all: "All codes" },
  downloads: {
    heading: "Top downloads",
    all: "All downloads",
    empty: {
      heading: "no data",
      text: "No document is published here at the moment. The product pages state the figures of each device.",
      link: "See the products",
    },
  },
  faqs: { heading: "FAQs", all: "All FAQs" },
  elsewhere: {
    heading: "More support",
    names: {
      warranty: "Warranty",
      maintenance: "Maintenance",
      compatibility: "Compatibility",
      videos: "Videos",
      localSupport: "Local support",
      community: "Community",
      contact: "Contact us",
    },
    notes: {
      warranty: "Documents to keep and steps to report a defect",
      maintenance: "Checks for owners and installers, by date",
      compatibility: "Inverters, batteries, and accessories that work together",
      videos: "Product videos with captions",
      localSupport: "Contacts by country and product line, with hours",
      community: "Feeds, links, and feedback",
      contact: "Send the serial number for a faster reply",
    },
  },
};
