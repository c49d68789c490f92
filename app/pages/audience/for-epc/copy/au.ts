import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Size a plant, choose the power conversion, prepare grid study and safety and operate it: everything for a storage project on one page.",
  },
  phases: {
    ...en.phases,
    size: {
      ...en.phases.size,
      links: { ...en.phases.size.links, plant: { text: "Grid-scale plant", note: "Power, duration, units and the energy to deliver." } },
    },
  },
};
