import type { Copy } from "./fr.ts";

export const en: Copy = {
  contents: "On this page",
  sections: { build: "Build it", anatomy: "Anatomy", phases: "Three phases", specification: "Specification", installation: "Installation" },
  compose: "Build the tower",
  anatomy: {
    heading: "One tower, from top to foot.",
    lead: "Everything an electrician connects and everything a household looks at, in a single device.",
    pictureAlt: "AGAVE-TH with four modules: the inverter and its display on top, the graphite control unit, four white modules, the base.",
    parts: {
      inverter: { name: "Hybrid inverter", text: "Three-phase, 5 to 13 kW. Solar array, grid, battery, and house meet here." },
      display: { name: "Display", text: "Charge and power are read on the device, without a phone." },
      connections: { name: "Connections", text: "Isolator and cable glands on one side only." },
      light: { name: "Line of light", text: "From base to head: the mark of the whole family." },
      grip: { name: "Grips", text: "A recess on each side of the module, for stacking it." },
      module: { name: "Battery module", text: "4.99 kWh each, two to six to a tower." },
    },
  },
  quiet: {
    heading: "It works. The house sleeps.",
    text: "Its place is the garage, the basement, or the utility room, never a bedroom. Its noise stays below 25\u00a0dB.",
    pictureAlt: "AGAVE-TH on a graphite ground, lit by nothing but its line of light.",
  },
  phases: {
    heading: "The oven on one phase. The car on another.",
    text: "No household loads its three phases equally. AGAVE-\u2060TH is made for that house, and for more sun than its nameplate says.",
    scale: "Load by phase on one evening: example",
    loads: [
      { phase: "L1", text: "oven, heat pump", share: 92 },
      { phase: "L2", text: "car", share: 58 },
      { phase: "L3", text: "lights, fridge", share: 14 },
    ],
  },
  reading: { heading: "Read before installing" },
  installation: {
    heading: "Stacked in fifteen minutes.",
    text: "Base, modules, control unit, head: each level stands on the one before. The installer then commissions it with ECOS Hub.",
  },
};
