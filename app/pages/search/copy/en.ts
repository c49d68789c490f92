import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Search the site",
    resultsTitle: "Search: {query}",
    description:
      "One field for the whole site: products, news, and pages, with the place where your word stands. Typing mistakes are forgiven.",
    keywords: ["search", "energy storage products", "home battery", "data sheet", "news"],
  },
  search: "Search",
  heading: "What are you looking for?",
  field: {
    label: "Words to look for",
    submit: "Search",
    searching: "Searching",
    suggested: "Suggestions",
    suggestedCount: "{number} suggestions, to go through with the arrow keys",
  },
  results: "Results",
  count: {
    none: "No results for “{query}”.",
    one: "1 result for “{query}”",
    other: "{number} results for “{query}”",
    more: "The first {number} results for “{query}”",
  },
  kinds: {
    label: "Which kind of results",
    all: "All",
    names: {
      product: "Products",
      page: "Pages",
      document: "Documents",
      answer: "Answers",
      article: "Articles",
      event: "Events",
      contact: "Addresses",
    },
  },
  page: "Page",
  empty: { heading: "no data", text: "Try a shorter or more common word, or start from here.", link: "See the site map" },
  suggestions: { products: "Products", news: "Latest news" },
  example: "Example",
};
