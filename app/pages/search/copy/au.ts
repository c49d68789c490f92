import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Search products, documents and answers",
    description: "Search products, documents, FAQs, error codes, news and events of eCactus. Small typing mistakes are corrected.",
    keywords: ["search", "energy storage products", "solar battery", "data sheet", "news"],
  },
  heading: "Search products, documents and answers",
  count: {
    none: "Nothing found for ‘{query}’.",
    one: "1 result for ‘{query}’",
    other: "{number} results for ‘{query}’",
    more: "{number} results for ‘{query}’; the first {shown} are shown",
  },
};
