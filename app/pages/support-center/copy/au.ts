import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Support centre: error codes and documents",
    description: "Search error codes, documents, FAQs, warranty and local support for AGAVE-TH, MYRTILLO, COPIA, TIANYUAN and ECOS.",
  },
  search: { ...en.search, example: "Product, code or word" },
  quick: { ...en.quick, words: ["cholla", "ECOS", "blackout", "add modules", "firmware update"] },
  elsewhere: {
    ...en.elsewhere,
    notes: {
      ...en.elsewhere.notes,
      community: "Feeds, links and feedback",
      compatibility: "Inverters, batteries and accessories that work together",
    },
  },
};
