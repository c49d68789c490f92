import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
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
