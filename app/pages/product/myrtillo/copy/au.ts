import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  modules: {
    ...en.modules,
    pictureAlt: "Exploded view of MYRTILLO: base, three white modules and control unit, one above the other.",
  },
  rate: {
    ...en.rate,
    text: "At 1C a tower charges or discharges completely within one hour. The inverter sets the power available at your power points.",
  },
};
