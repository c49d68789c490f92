import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Grid-scale battery storage for grid services",
    description:
      "Big batteries for frequency control and energy shifting: calculate units and energy of a plant from power and duration, and see what a study settles first.",
    keywords: ["grid-scale battery", "big battery", "frequency control", "FCAS", "battery sizing", "TIANYUAN 200k", "EPC contractor"],
  },
  name: "Grid-scale",
  hero: {
    ...en.hero,
    heading: "Grid-scale batteries for grid services",
    lead: "For developers, EPCs and networks: batteries supply power when it is short and store the surplus. TIANYUAN\u00a0200k connects them to the grid.",
  },
  sizing: {
    ...en.sizing,
    assumptions: [...en.sizing.assumptions.slice(0, 3), "The result is a first estimate, not an offer."],
  },
  frequency: {
    ...en.frequency,
    heading: "Frequency control from batteries",
    nominal: "50 Hz",
    caption: "Diagram with example values. The market operator sets deadband, droop and delay.",
  },
  settle: {
    ...en.settle,
    points: [
      {
        name: "Service",
        text: "FCAS and energy shifting need different durations; system strength depends on the control of the converters.",
      },
      { name: "Connection", text: "The connection agreement states active and apparent power, voltage level and performance standards." },
      ...en.settle.points.slice(2),
    ],
    products: "Power conversion for grid-scale plants",
  },
  closing: { ...en.closing, text: "Send us power, duration, voltage level and your single-line diagram." },
};
