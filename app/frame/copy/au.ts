import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  newsletter: {
    ...en.newsletter,
    text: "We send products, updates and events by email. You can unsubscribe at any time.",
  },
  destinations: {
    ...en.destinations,
    solutions: { ...en.destinations.solutions, utility: "Grid-scale" },
    support: { ...en.destinations.support, center: "Support centre" },
    tools: { ...en.destinations.tools, personalCenter: "Personal centre" },
  },
  menuGroups: {
    size: { ...en.menuGroups.size, text: "From one home to the grid: sizing, diagrams and worked examples." },
    visitor: { ...en.menuGroups.visitor, text: "Prices, installation or resale: the answers you need first." },
  },
  lines: { ...en.lines, utility: "Grid-scale" },
  categories: { ...en.categories, "large-scale": "Grid-scale storage" },
};
