import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Home, commercial and grid-scale storage systems calculated step by step, from the load to the number of units, with every assumption stated.",
    keywords: [
      "battery storage examples",
      "solar battery sizing",
      "peak demand example",
      "home battery example",
      "grid-scale battery example",
    ],
  },
  heading: "Worked examples of battery storage by sector",
  lead: "Choose home, commercial and industrial, or grid-scale. Each example shows the load, the calculation and the number of modules or units.",
  sectors: { ...en.sectors, names: { ...en.sectors.names, utility: "Grid-scale" } },
  solution: { ...en.solution, utility: "Grid-scale storage", residential: "Solar batteries for the home" },
};
