import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Page under maintenance",
    description: "What stands in the place of a page we are working on, and the ways that stay open.",
    keywords: ["site maintenance", "page unavailable"],
  },
};
