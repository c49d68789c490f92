import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Search products, documents, and answers",
    resultsTitle: "Search: {query}",
    description: "Search products, documents, FAQs, error codes, news, and events of eCactus. Small typing mistakes are corrected.",
    keywords: ["search", "energy storage products", "home battery", "data sheet", "news"],
  },
  search: "Search",
  heading: "Search products, documents, and answers",
  field: {
    label: "Search terms",
    submit: "Search",
    searching: "Searching",
    suggested: "Suggestions",
    suggestedCount: "{number} suggestions; use the arrow keys to select one",
  },
  results: "Results",
  count: {
    none: "Nothing found for “{query}”.",
    one: "1 result for “{query}”",
    other: "{number} results for “{query}”",
    more: "{number} results for “{query}”; the first {shown} are shown",
  },
  kinds: {
    label: "Type of result",
    all: "All",
    names: {
      product: "Products",
      page: "Pages",
      document: "Documents",
      answer: "FAQs",
      article: "Articles",
      event: "Events",
      contact: "Addresses",
    },
  },
  page: "Page",
  empty: { text: "Try a shorter or more common word, or use these links.", link: "See the site map" },
  suggestions: { products: "Products", news: "Latest news" },
  example: "Example",
  expired: "Expired on {date}",
};
