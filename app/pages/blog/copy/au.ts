import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "In-depth articles on sizing, installing, understanding and operating a battery, by topic, with reading time and sources.",
    keywords: [
      "energy storage blog",
      "sizing a solar battery",
      "solar battery installation",
      "LFP battery safety",
      "cost of storage",
      "self-consumption",
    ],
  },
  lead: "Each article answers one question on planning, installing or operating a battery, with calculation and sources.",
};
