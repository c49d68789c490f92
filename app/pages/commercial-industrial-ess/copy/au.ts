import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Commercial and industrial battery storage",
    description:
      "Batteries for peak demand reduction and backup at commercial and industrial sites: 62.5 kW units, switching in under 10 ms and a sizing calculation.",
    keywords: [
      "commercial battery storage",
      "peak demand reduction",
      "switching time",
      "TIANYUAN 60k",
      "PCS 62.5 kW",
      "demand tariff",
      "peak shaving",
      "PANGU OS",
    ],
  },
  hero: {
    ...en.hero,
    heading: "Commercial and industrial batteries for peaks and backup",
    calculate: "Calculate demand reduction",
  },
  switching: {
    ...en.switching,
    heading: "Switching time under half a cycle",
    text: "At 50\u00a0Hz a cycle lasts 20\u00a0ms. TIANYUAN 60k switches in under 10\u00a0ms. Whether a controller or drive rides through is checked for each machine.",
  },
  line: {
    ...en.line,
    heading: "Backed-up busbar for circuits that must run",
    text: "Loads that can wait are connected to the grid busbar. Circuits that must not stop are on a backed-up busbar that the battery can supply alone.",
    points: [
      "The transfer switch separates the two busbars when the grid fails.",
      "TIANYUAN 60k charges and discharges the battery at the backed-up busbar.",
      ...en.line.points.slice(2),
    ],
    parts: { ...en.line.parts, main: "grid busbar", secured: "backed-up busbar" },
    alt: "Single-line diagram: grid, meter, grid busbar with solar and machines; through a transfer switch, the backed-up busbar with one to ten TIANYUAN 60k, their battery and the sensitive circuits. PANGU OS is connected to meter and converters.",
  },
  sizing: {
    ...en.sizing,
    tariff: {
      ...en.sizing.tariff,
      summary: "Tariff, solar and price (optional)",
      fields: {
        ...en.sizing.tariff.fields,
        demand: {
          ...en.sizing.tariff.fields.demand,
          unit: "{currency}/kVA",
          hint: "The price of a kilowatt or kilovolt-ampere of demand on your bill.",
        },
        highHours: { ...en.sizing.tariff.fields.highHours, example: "3pm-9pm" },
        lowHours: { ...en.sizing.tariff.fields.lowHours, example: "10am-3pm" },
        pv: { ...en.sizing.tariff.fields.pv, unit: "kW" },
      },
      assumptions: en.sizing.tariff.assumptions.map((text) => text.replace("10:30\u00a0a.m.", "10:30\u00a0am")),
    },
    heading: "Calculate demand reduction for your site",
    lead: "The power above the limit sets the number of units, and its duration sets the energy. Your interval data shows both.",
    beyond:
      "Ten units in parallel supply 625\u00a0kW. Larger sites are divided into groups or use TIANYUAN 200k after a study: contact us.",
    drawing: {
      ...en.sizing.drawing,
      hours: ["12\u00a0am", "6\u00a0am", "noon", "6\u00a0pm", "12\u00a0am"],
      caption: "Example profile with your peak, limit and duration.",
    },
    assumptions: [
      ...en.sizing.assumptions.slice(0, 3),
      "The time between two peaks is long enough to recharge. Tariffs count only if you enter them; many of them measure demand in kVA. Savings are not guaranteed.",
    ],
  },
  parallel: { ...en.parallel, pictureAlt: "Ten TIANYUAN 60k units in two racks of a plant room, below a cable tray." },
};
