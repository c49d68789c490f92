import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Support center: codes, documents, warranty",
    description: "One search field, error codes, documents, questions, warranty, and support near you.",
    keywords: ["eCactus support", "battery support", "technical documents", "error codes", "warranty"],
  },
  heading: "What do you want to sort out?",
  search: { label: "Search the whole site", example: "Product, code, word", submit: "Search" },
  quick: { heading: "Often searched:", words: ["cholla", "ECOS", "power outage", "add modules", "firmware update"] },
  codes: { heading: "Error codes", all: "All codes" },
  downloads: {
    heading: "Top downloads",
    all: "All downloads",
    empty: {
      heading: "no data",
      text: "No document is online here for now. The figures of each device are on its page.",
      link: "See the products",
    },
  },
  faqs: { heading: "FAQs", all: "All questions" },
  elsewhere: {
    heading: "Also here",
    names: {
      warranty: "Warranty",
      maintenance: "Maintenance",
      videos: "Videos",
      localSupport: "Local support",
      community: "Community",
      contact: "Write to us",
    },
    notes: {
      warranty: "What to keep, and how to report a defect",
      maintenance: "What to look at, when, and who does it",
      videos: "Mounting, first start, updates",
      localSupport: "By country and line, with hours",
      community: "Ask, share, follow",
      contact: "With the serial number, it goes faster",
    },
  },
};
