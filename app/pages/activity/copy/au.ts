import { feedCopies } from "#domain/feeds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { online, example, sectors } = feedCopies.au.event;

export const au: Copy = {
  ...en,
  online,
  example,
  sectors,
  seo: {
    ...en.seo,
    keywords: [
      "energy storage events",
      "solar battery webinar",
      "installer training",
      "PCS technical day",
      "calendar",
      "commercial and industrial",
    ],
  },
};
