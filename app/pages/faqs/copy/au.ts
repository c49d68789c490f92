import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Answers about choosing, installing, using and maintaining solar batteries for homes, businesses and the grid, with backup and safety.",
    keywords: ["FAQs", "solar battery questions", "commercial storage questions", "grid-scale battery questions"],
  },
  lead: "Find answers by product line and topic, or search them. Each answer has its own link to share.",
  search: { ...en.search, example: "e.g. blackout, modules, noise" },
  found: {
    none: "No answers for ‘{query}’.",
    one: "One answer for ‘{query}’.",
    other: "{number} answers for ‘{query}’.",
  },
};
