import { feedCopies } from "#domain/feeds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { name, lead } = feedCopies.au.articles.news;

export const au: Copy = {
  ...en,
  news: name,
  lead,
  seo: {
    ...en.seo,
    keywords: ["energy storage news", "solar battery", "LFP ageing", "battery sizing", "battery passport", "battery data sheet"],
  },
};
