import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.blog.name.en, articles.blog.lead.en];

export const en: Copy = {
  seo: {
    title: "The storage blog, one question at a time",
    topicTitle: "{topic} | Blog",
    description:
      "Sizing, installing, understanding and living with a battery: in-depth articles by topic, with their reading time and their sources.",
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
  heading: "One question, to its end",
  lead,
  all: "All",
  empty: { heading: "no data", text: "No article is published here at the moment.", link: "Read the news" },
  emptyTopic: { heading: "no data", text: "No article covers this topic yet.", link: "See all articles" },
};
