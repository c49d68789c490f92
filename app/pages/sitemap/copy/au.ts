import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "All pages of the eCactus website: products, solutions, platforms, support, company and the latest articles.",
  },
};
