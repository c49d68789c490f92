import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Products: solar batteries, hybrid inverters and PCS",
    description:
      "The catalogue: three-phase all-in-one systems, high-voltage LFP batteries, hybrid inverters, PCS and accessories, each with the figure that decides.",
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
};
