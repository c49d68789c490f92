import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Solar batteries for home, business and grid",
    description:
      "Solar batteries, hybrid inverters and power conversion systems for homes, businesses and the grid: from a 4.99 kWh module to utility-scale sites.",
    keywords: ["solar battery", "home battery", "hybrid inverter", "all-in-one system", "self-consumption", "power conversion system"],
  },
  hero: {
    ...en.hero,
    lead: "Solar batteries and inverters for home, business and grid. What the roof makes at noon still runs the house at 11 pm.",
  },
  day: {
    ...en.day,
    lead: "A solar battery makes no energy. It moves the sun to the hours when the house needs it, instead of exporting it for a low feed-in tariff.",
    halves: ["am", "pm"],
    spoken: "{time}. {sentence}",
    hours: ["3", "6\u00a0am", "9", "noon", "3", "6\u00a0pm", "9"],
    conditions:
      "Example: a simulated clear day in {city}, 9\u00a0kW of panels, AGAVE-\u2060TH of 10\u00a0kW ({stack}), one car. One line is fifteen minutes. Rounded figures, conversion losses left out.",
    season: { ...en.day.season, names: { ...en.day.season.names, spring: "Spring or autumn" } },
  },
  close: { ...en.close, link: "Browse the catalogue" },
};
