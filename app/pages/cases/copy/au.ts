import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Worked examples for home, business and grid",
    sectorTitle: en.seo.sectorTitle,
    description:
      "Homes, businesses, the grid: battery systems worked out step by step, from the question to the number of units, with every assumption stated.",
    keywords: [
      "battery storage examples",
      "solar battery sizing",
      "peak demand example",
      "home battery example",
      "grid-scale battery example",
    ],
  },
  sectors: { ...en.sectors, names: { utility: "Grid-scale", "commercial-industrial": "Business and industry", residential: "Home" } },
  solution: {
    utility: "Grid-scale storage",
    "commercial-industrial": "Storage for business and industry",
    residential: "Storage for the home",
  },
};
