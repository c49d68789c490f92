import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  modules: {
    ...en.modules,
    pictureAlt: "Exploded view of MYRTILLO: base, three white modules and control unit, one above the other.",
  },
  safety: {
    ...en.safety,
    text: "In LFP cells the oxygen stays bound even at high temperature, so they tolerate more heat than most other lithium-ion cells. The specification includes fire suppression within 15 seconds if a module overheats.",
  },
  cycles: {
    ...en.cycles,
    text: "Each line is one full cycle, each row one year at one cycle a day. 10,000 cycles fill more than 27 rows.",
    textNarrow: "Each line is seven full cycles, each row one year at one cycle a day. 10,000 cycles fill more than 27 rows.",
    note: "This is not a lifetime: cells also age at rest.",
  },
  rate: {
    ...en.rate,
    text: "At 1C a tower charges or discharges completely within one hour. The inverter sets the power available at your power points.",
  },
};
