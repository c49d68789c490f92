import type { Guide } from "../help/guides.ts";

/** Guides of the content types that have one of their own. */
export const guidesByType: Partial<Record<string, Guide>> = {
  page: "pages",
  product: "products",
  distributor: "distributors",
  download: "media",
};
