import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "FAQs about battery storage",
    foundTitle: "FAQs: {query}",
    description:
      "Answers about choosing, installing, using, and maintaining battery storage for homes, businesses, and the grid, with backup and safety.",
    keywords: ["FAQs", "home battery questions", "commercial storage questions", "utility storage questions"],
  },
  heading: "FAQs about battery storage",
  lead: "Find answers by product line and topic, or search them. Each answer has its own link to share.",
  search: { label: "Search the FAQs", example: "e.g. outage, modules, noise", submit: "Search" },
  byLine: "Product lines",
  allLines: "All",
  byTopic: "Topics",
  allTopics: "All topics",
  topics: {
    choosing: "Choosing",
    installation: "Installation",
    operation: "Day to day",
    backup: "Backup",
    safety: "Safety",
    service: "Maintenance and service",
    installers: "For installers",
    distributors: "For distributors",
  },
  results: "Answers found",
  found: { none: "No answers for “{query}”.", one: "One answer for “{query}”.", other: "{number} answers for “{query}”." },
  empty: {
    heading: "no data",
    text: "The FAQs have no answer to this yet. Search the whole site or contact us.",
    link: "Search the whole site",
  },
};
