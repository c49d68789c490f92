import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.news.name.en, articles.news.lead.en];

export const en: Copy = {
  seo: {
    title: "News about battery storage",
    pageTitle: "News, page {number}",
    description:
      "Articles with sources on battery storage: LFP aging, sizing a battery, three-phase imbalance, data sheets, and the EU battery passport.",
    keywords: ["energy storage news", "home battery", "LFP aging", "battery sizing", "battery passport", "battery data sheet"],
  },
  news: name,
  heading: "News about battery storage",
  lead,
  latest: "Latest",
  earlier: "More news",
  guides: "Guides",
  read: "Read the article",
  example: "Example",
  empty: { heading: "no data", text: "No article is published here at the moment.", link: "See the products" },
  pages: { label: "News pages", current: "Page {number}", newer: "Newer", older: "Older" },
};
