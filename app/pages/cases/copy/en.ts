import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Worked examples of battery storage by sector",
    sectorTitle: "{sector}: worked examples",
    description:
      "Home, commercial, and utility-scale storage systems calculated step by step, from the load to the number of units, with every assumption stated.",
    keywords: [
      "energy storage examples",
      "battery sizing examples",
      "peak shaving example",
      "home battery example",
      "utility-scale storage example",
    ],
  },
  name: "Worked examples",
  heading: "Worked examples of battery storage",
  lead: "Choose home, commercial and industrial, or utility-scale. Each example shows the load, the calculation, and the number of modules or units.",
  sectors: {
    label: "Sector",
    all: "All",
    names: { utility: "Utility-scale", "commercial-industrial": "Commercial and industrial", residential: "Home" },
  },
  example: "Example",
  read: "See the calculation",
  with: "Products:",
  solution: {
    utility: "Utility-scale storage",
    "commercial-industrial": "Commercial and industrial storage",
    residential: "Home battery storage",
  },
  empty: { heading: "no data", text: "No example of this sector is published at the moment.", link: "See all sectors" },
  emptyAll: {
    heading: "no data",
    text: "No example is published at the moment. The pages below calculate a system with your own figures.",
    link: "See the products",
  },
};
