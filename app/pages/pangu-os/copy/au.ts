import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "PANGU OS is the energy management system for commercial and grid-scale sites: demand limit, energy prices, ten PCS units and alarms in a simulated day.",
    keywords: ["PANGU OS", "energy management system", "EMS", "demand limit", "parallel PCS", "commercial battery storage"],
  },
  hero: {
    ...en.hero,
    lead: "For operators of commercial, industrial and grid-scale sites. PANGU OS controls the PCS units and limits the grid import of your site. Contact us with your interval data.",
    sizing: "Calculate demand reduction",
  },
  overview: {
    ...en.overview,
    text: "At 5:30\u00a0pm the factory runs, solar generation is low and energy is expensive. The battery supplies most of the load, and each unit reports its output.",
    window: "Example site, 5:30\u00a0pm",
  },
  dispatch: {
    ...en.dispatch,
    heading: "Demand reduction and energy shifting in one schedule",
    hours: ["12\u00a0am", "6\u00a0am", "noon", "6\u00a0pm", "12\u00a0am"],
    priceLabel: "Example: the price is low at night and at noon, higher in the morning, highest around 6 pm.",
  },
  units: {
    ...en.units,
    note: "10 times {most}\u00a0kW in parallel, at 99% efficiency",
    small: "For commercial and industrial sites: 62.5\u00a0kW per unit, up to 10 in parallel.",
    large: "For grid-scale sites.",
  },
  alarms: {
    ...en.alarms,
    text: "The log shows the event, its effect on the site, the response of PANGU OS and the status of the alarm.",
    rows: en.alarms.rows.map((row) => ({ ...row, time: row.time.replace("a.m.", "am").replace("p.m.", "pm") })),
  },
  interfaces: {
    ...en.interfaces,
    questions: [
      "The limit of the connection and the demand charge of your tariff.",
      "Interval data for a full year.",
      "The purpose: demand reduction, self-consumption, backup or a defined mix.",
      ...en.interfaces.questions.slice(3),
    ],
    rows: en.interfaces.rows.map((row) => (row[1] === "your supplier" ? [row[0], "your retailer", row[2]] : row)),
  },
  onward: { ...en.onward, contact: "Send us your interval data.", commercial: "Calculate demand reduction for your business." },
};
