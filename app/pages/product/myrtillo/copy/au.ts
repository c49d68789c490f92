import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  modules: {
    ...en.modules,
    text: "One tower has 1 to 6 modules and stores 4.99 to 29.94 kWh. You can add modules later. The Cheaper Home Batteries Program starts at 5 kWh nominal (November 2026), so it takes two modules or more.",
    pictureAlt: "Exploded view of MYRTILLO: base, three white modules and control unit, one above the other.",
  },
  rate: {
    ...en.rate,
    text: "At 1C a tower charges or discharges completely within one hour. The inverter sets the power available at your power points.",
  },
};
