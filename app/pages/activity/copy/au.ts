import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
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
