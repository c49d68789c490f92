import { articles } from "#domain/feeds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.news.name.en, articles.news.lead.en];

export const au: Copy = {
  ...en,
  news: name,
  lead,
  seo: {
    ...en.seo,
    keywords: ["energy storage news", "solar battery", "LFP ageing", "battery sizing", "battery passport", "battery data sheet"],
  },
};
