import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  quiet: {
    ...en.quiet,
    text: "Its place is the garage, the laundry or an outside wall that AS/NZS 5139 allows, never a bedroom. Its noise stays below 25\u00a0dB.",
  },
  anatomy: {
    ...en.anatomy,
    parts: {
      ...en.anatomy.parts,
      inverter: { name: "Hybrid inverter", text: "Three-phase, 5 to 13 kW. Solar panels, switchboard, battery and house meet here." },
    },
  },
};
