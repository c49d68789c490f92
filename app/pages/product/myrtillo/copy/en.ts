import type { Copy } from "./fr.ts";

export const en: Copy = {
  contents: "On this page",
  sections: { modules: "Modules", build: "Build it", cycles: "Cycles", specification: "Specification" },
  compose: "Build the towers",
  modules: {
    heading: "One module, then the next.",
    text: "Modules of 4.99 kWh are stacked, one to six in a tower. Start small, add more when the house does.",
    pictureAlt: "MYRTILLO taken apart: base, three white modules, and control unit float one above the other.",
  },
  cycles: {
    heading: "Ten thousand cycles, line by line.",
    text: "Each line is one full cycle, each row a year at one cycle a day. There are more than twenty-seven rows.",
    note: "That is arithmetic, not a promise: cells also age while they rest. Always ask for the conditions behind a cycle figure.",
    years: "{count} years",
  },
  rate: {
    heading: "1C: full in an hour, empty in an hour.",
    text: "What a tower holds, it can take or give within one hour. How much of it reaches your outlets is decided by the inverter.",
    start: "0 min",
    end: "60 min",
    full: "100%",
  },
  safety: {
    heading: "Phosphate holds on to its oxygen.",
    text: "In an LFP cell the oxygen stays bound even when hot, so it tolerates heat better than other chemistries. Should a module heat up all the same: fire suppression within 15 seconds.",
  },
  reading: { heading: "Choosing and connecting" },
};
