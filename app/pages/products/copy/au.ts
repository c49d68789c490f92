import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Products: solar batteries, hybrid inverters and PCS",
    description:
      "Three-phase all-in-one systems, high-voltage LFP batteries, hybrid inverters, PCS and accessories: key figures, data sheets and a side-by-side comparison.",
    keywords: [
      "solar battery",
      "battery energy storage system",
      "hybrid inverter",
      "all-in-one battery system",
      "power conversion system",
      "high-voltage LFP battery",
      "data logger",
    ],
  },
  lead: "Solar batteries, inverters, PCS, data loggers and chargers for homes, businesses and grid-scale plants. Choose a category, then compare up to three products.",
};
