import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "PANGU OS, energy management for sites",
    description:
      "PANGU OS, the energy management system of a business or network site, shown by a calculated example: demand limit, prices, ten PCS units, alarms.",
    keywords: ["PANGU OS", "energy management system", "EMS", "demand limit", "parallel PCS", "commercial battery storage"],
  },
  hero: {
    ...en.hero,
    lead: "For those who run a business, industrial or utility site: PANGU OS is its energy management system. In the example, the battery supplies what would exceed the limit of the connection.",
  },
  overview: { ...en.overview, heading: "5:30 pm at a glance.", window: "Example site, 5:30\u00a0pm" },
  dispatch: {
    ...en.dispatch,
    hours: ["12\u00a0am", "6\u00a0am", "noon", "6\u00a0pm", "12\u00a0am"],
    priceLabel: "Example: the price is low at night and at noon, higher in the morning, highest around 6 pm.",
  },
  alarms: {
    ...en.alarms,
    rows: en.alarms.rows.map((row) => ({ ...row, time: row.time.replace("a.m.", "am").replace("p.m.", "pm") })),
  },
  interfaces: {
    ...en.interfaces,
    questions: [en.interfaces.questions[0]!, "Interval data of a full year, not the quarterly bill.", ...en.interfaces.questions.slice(2)],
    rows: en.interfaces.rows.map((row) => (row[1] === "your supplier" ? [row[0], "your retailer", row[2]] : row)),
  },
};
