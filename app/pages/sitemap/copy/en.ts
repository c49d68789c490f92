import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Site map",
    description: "Every page of the site at a glance: the company, the products one by one, and the latest articles.",
    keywords: ["site map", "storage products", "news", "about us"],
  },
  heading: "Site map",
  lead: "Every page, on one.",
  products: "Products",
  allProducts: "All products",
  news: "News",
  blog: "Blog",
  account: "Your account",
  site: "This site",
};
