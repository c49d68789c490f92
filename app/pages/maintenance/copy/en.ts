import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Page under maintenance",
    description: "This page is under maintenance. The rest of the site is available, and the page returns at the same address.",
    keywords: ["site maintenance", "page unavailable"],
  },
};
