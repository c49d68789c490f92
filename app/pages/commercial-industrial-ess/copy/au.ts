import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Battery storage for business and industry",
    description:
      "Keep the line running and hold peak demand: switching in under 10 ms, 62.5 kW units in parallel, and a demand-reduction calculation for your site.",
    keywords: [
      "commercial battery storage",
      "peak demand reduction",
      "switching time",
      "TIANYUAN 60k",
      "PCS 62.5 kW",
      "demand tariff",
      "PANGU OS",
    ],
  },
  hero: { ...en.hero, calculate: "Size demand reduction" },
  switching: {
    ...en.switching,
    heading: "Less than half a cycle",
    text: "At 50\u00a0Hz a cycle lasts 20\u00a0ms. TIANYUAN 60k switches in under 10\u00a0ms. Hold that against what each controller and each drive tolerates.",
  },
  line: {
    ...en.line,
    heading: "Two busbars, one switchboard",
    text: "What can wait stays on the grid busbar. What must not stop moves to a backed-up busbar that the battery can supply alone.",
  },
  sizing: {
    ...en.sizing,
    lead: "Power sets the number of units, time sets the energy. Your interval meter data gives both.",
    drawing: {
      ...en.sizing.drawing,
      hours: ["12\u00a0am", "6\u00a0am", "noon", "6\u00a0pm", "12\u00a0am"],
      caption: "Example profile. Only peak, limit and length come from your answers.",
    },
    assumptions: [
      ...en.sizing.assumptions.slice(0, 3),
      "Between two peaks the site leaves time to recharge. No tariffs enter the calculation, and it promises no savings.",
    ],
  },
  parallel: { ...en.parallel, pictureAlt: "Ten TIANYUAN 60k units in two racks of a plant room, below a cable tray." },
  closing: {
    ...en.closing,
    heading: "A year of interval data is enough to start.",
    text: "Send us your meter data and the list of circuits that must not stop.",
  },
};
