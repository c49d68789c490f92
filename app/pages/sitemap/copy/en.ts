import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Site map of all pages",
    description: "All pages of the eCactus website: products, solutions, platforms, support, company, and the latest articles.",
    keywords: ["site map", "storage products", "news", "about us"],
  },
  heading: "Site map of all pages",
  lead: "Find every page by topic.",
  products: "Products",
  allProducts: "All products",
  news: "News",
  blog: "Blog",
  jobs: "Open positions",
  account: "Your account",
  site: "This site",
};
