import type { FeedCopy } from "./fr.ts";

export const en: FeedCopy = {
  articles: {
    news: { name: "News", lead: "Understand a battery before you buy it, and for as long as it works." },
    blog: {
      name: "Blog",
      lead: "Planning, installing, understanding: each article follows a single question, with the calculation and the sources.",
    },
  },
  event: {
    online: "Online",
    example: "Example",
    sectors: { utility: "Utility", "commercial-industrial": "Commercial and industrial", residential: "Residential" },
  },
};
