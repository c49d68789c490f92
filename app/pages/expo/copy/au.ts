import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "See batteries and inverters at trade shows and meet our team: dates, places and the products at our stand.",
    keywords: [
      "energy storage trade show",
      "solar battery trade show",
      "hybrid inverter stand",
      "solar trade show",
      "trade show dates",
      "meet a manufacturer",
    ],
  },
  heading: "Trade shows with eCactus storage systems",
  toSee: "Products at our stand",
};
