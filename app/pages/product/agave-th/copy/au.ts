import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  anatomy: {
    ...en.anatomy,
    parts: {
      ...en.anatomy.parts,
      inverter: { name: "Hybrid inverter", text: "Three-phase, 5 to 13 kW. Solar panels, switchboard, battery and house meet here." },
    },
  },
};
