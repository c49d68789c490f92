import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.blog.name.en, articles.blog.lead.en];

export const en: Copy = {
  seo: {
    title: "Blog about battery storage",
    topicTitle: "{topic} | Blog",
    description:
      "In-depth articles on sizing, installing, understanding, and operating a battery, by topic, with reading time and sources.",
    keywords: [
      "energy storage blog",
      "sizing a battery",
      "battery installation",
      "LFP battery safety",
      "cost of storage",
      "self-consumption",
    ],
  },
  blog: name,
  heading: "Blog about battery storage technology",
  lead,
  all: "All",
  empty: { heading: "no data", text: "No article is published here at the moment.", link: "Read the news" },
  emptyTopic: { heading: "no data", text: "No article covers this topic yet.", link: "See all articles" },
};
