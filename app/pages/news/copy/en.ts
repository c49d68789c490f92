import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.news.name.en, articles.news.lead.en];

export const en: Copy = {
  seo: {
    title: "News and know-how about storage",
    pageTitle: "News, page {number}",
    description:
      "How LFP cells age, how to size a battery, what three-phase imbalance means, the EU battery passport: what to know before you store, with sources.",
    keywords: ["energy storage news", "home battery", "LFP aging", "battery sizing", "battery passport", "battery data sheet"],
  },
  news: name,
  heading: "News",
  lead,
  latest: "Latest",
  earlier: "All news",
  read: "Read the article",
  example: "Example",
  empty: { heading: "no data", text: "No article is published here at the moment.", link: "See the products" },
  pages: { label: "News pages", current: "Page {number}", newer: "Newer", older: "Older" },
};
