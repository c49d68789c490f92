import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "Where our product names come from, what we want and how we work: 2.5\u00a0GWh of capacity and 16 years of research and development.",
    keywords: ["solar battery manufacturer", "energy storage", "about eCactus", "research and development", "LFP battery", "cactus"],
  },
  lead: "A cactus keeps what good days give and lives from it when there are none. Our batteries do the same for homes, businesses and the grid.",
  aims: {
    ...en.aims,
    list: [
      { name: "Vision", text: "That the light of a day is enough for its night, wherever the sun rises." },
      { name: "Mission", text: "To build storage that is quick to install, easy to understand and easy to forget, because it works." },
      { name: "Value", text: "Measure. A figure comes with its condition, and what we do not know we do not print." },
    ],
  },
  brand: {
    ...en.brand,
    text: "Every product carries one thin mint line. The rest is white, matt and quiet. The line is our mark: light that came in at noon and is still there in the evening.",
  },
};
