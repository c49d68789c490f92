import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Grid-scale battery storage",
    description:
      "Hold the frequency, shift energy in time: units and energy of a big battery from its power and duration, and what a study has to settle first.",
    keywords: ["grid-scale battery", "big battery", "frequency control", "FCAS", "battery sizing", "TIANYUAN 200k", "EPC contractor"],
  },
  name: "Grid-scale",
  frequency: {
    ...en.frequency,
    nominal: "50 Hz",
    caption: "Diagram with example values. Deadband, droop and delay come from the market operator.",
  },
  settle: {
    ...en.settle,
    points: [
      { name: "The service", text: "FCAS, energy shifting, system strength: each asks for another duration." },
      { name: "The connection", text: "Active and apparent power, voltage level, and the performance standards agreed with the network." },
      ...en.settle.points.slice(2),
    ],
  },
  closing: { ...en.closing, text: "Send us power, duration and voltage level." },
};
