import type { Copy } from "./fr.ts";

export const en: Copy = {
  contents: "On this page",
  sections: { modules: "Modules", build: "Configuration", cycles: "Cycles", specification: "Specification" },
  compose: "Configure the towers",
  modules: {
    heading: "1 to 6 modules of 4.99 kWh",
    text: "One tower has 1 to 6 modules and stores 4.99 to 29.94 kWh. You can add modules later.",
    pictureAlt: "Exploded view of MYRTILLO: base, three white modules, and control unit, one above the other.",
  },
  cycles: {
    heading: "Cycle life of over 10,000 cycles",
    text: "Each line is one full cycle, each row one year at one cycle a day.",
    textNarrow: "Each line is seven full cycles, each row one year at one cycle a day.",
    note: "This is not a lifetime, because cells also age at rest.",
    years: "{count} years",
  },
  rate: {
    heading: "1C: charge or discharge in one hour",
    text: "At 1C a tower charges or discharges completely in one hour. The inverter sets the power available to your house.",
    start: "start",
    end: "1\u00a0hour",
    full: "full",
  },
  safety: {
    heading: "LFP cells and fire suppression within 15 seconds",
    text: "In LFP cells the oxygen stays bound even at high temperature, so they tolerate more heat than other lithium-ion cells. MYRTILLO is specified for fire suppression within 15 seconds if a module overheats.",
  },
  reading: { heading: "How to choose and connect MYRTILLO" },
};
