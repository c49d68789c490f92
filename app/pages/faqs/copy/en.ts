import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "FAQs: questions and answers",
    foundTitle: "Questions: {query}",
    description:
      "Choosing, installing, living with it, staying powered: what people ask us about storage for the home, for business, and for the grid.",
    keywords: ["FAQs", "home battery questions", "commercial storage questions", "utility storage questions"],
  },
  heading: "FAQs",
  lead: "By line and by topic. Each answer has an address of its own that you can pass on.",
  search: { label: "Search the questions", example: "e.g. outage, modules, noise", submit: "Search" },
  byLine: "Lines",
  allLines: "All",
  byTopic: "Topics",
  allTopics: "All topics",
  topics: {
    choosing: "Choosing",
    installation: "Installation",
    operation: "Day to day",
    backup: "Backup",
    safety: "Safety",
    service: "Care and service",
  },
  results: "Answers found",
  found: { none: "No question about “{query}”.", one: "One question about “{query}”.", other: "{number} questions about “{query}”." },
  empty: { heading: "no data", text: "Nobody has asked this here yet. The rest of the site may have the answer.", link: "Look further" },
};
