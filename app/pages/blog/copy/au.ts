import { articles } from "#domain/feeds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.blog.name.en, articles.blog.lead.en];

export const au: Copy = {
  ...en,
  blog: name,
  lead,
  seo: {
    ...en.seo,
    keywords: [
      "energy storage blog",
      "sizing a solar battery",
      "solar battery installation",
      "LFP battery safety",
      "cost of storage",
      "self-consumption",
    ],
  },
};
