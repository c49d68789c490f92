import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    keywords: [
      "energy storage trade show",
      "solar battery exhibition",
      "hybrid inverter stand",
      "solar trade show",
      "exhibition dates",
      "meet a manufacturer",
    ],
  },
};
