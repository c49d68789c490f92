import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Worked examples by sector",
    sectorTitle: "{sector}: worked examples",
    description:
      "Homes, businesses, the grid: storage systems worked out step by step, from the question to the number of units, with every assumption stated.",
    keywords: [
      "energy storage examples",
      "battery sizing examples",
      "peak shaving example",
      "home battery example",
      "utility-scale storage example",
    ],
  },
  name: "Worked examples",
  heading: "From the problem to the number of modules",
  lead: "These are examples, worked out by the rules of our pages. Real sites will take their place.",
  sectors: {
    label: "Sector",
    all: "All",
    names: { utility: "Utility", "commercial-industrial": "Commercial and industrial", residential: "Home" },
  },
  example: "Example",
  read: "How it was worked out",
  with: "With",
  solution: {
    utility: "Utility-scale storage",
    "commercial-industrial": "Commercial and industrial storage",
    residential: "Storage for the home",
  },
  empty: { heading: "no data", text: "No example of this sector is published at the moment.", link: "See all sectors" },
  emptyAll: { heading: "no data", text: "No example is published at the moment.", link: "See the products" },
};
