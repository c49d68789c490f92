import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  destinations: {
    ...en.destinations,
    tools: { ...en.destinations.tools, personalCenter: "Personal centre" },
    support: { ...en.destinations.support, center: "Support centre" },
    solutions: { ...en.destinations.solutions, utility: "Grid-scale" },
  },
  lines: { ...en.lines, utility: "Grid-scale" },
};
