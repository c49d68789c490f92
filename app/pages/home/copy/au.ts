import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Solar batteries for home, business and grid",
    description:
      "Solar batteries, hybrid inverters and power conversion systems for homes, businesses and the grid: from a 4.99 kWh module to grid-scale sites.",
    keywords: ["solar battery", "home battery", "hybrid inverter", "all-in-one system", "self-consumption", "power conversion system"],
  },
  hero: {
    ...en.hero,
    heading: "Solar batteries from home to grid scale",
    lead: "eCactus develops batteries, hybrid inverters and power conversion systems for homes, businesses and the grid. Solar power stored at midday supplies your house at 11\u00a0pm.",
  },
  visitors: {
    ...en.visitors,
    items: [
      { who: "I own a house", what: "Size a solar battery" },
      { who: "I install systems", what: "Commission with ECOS Hub" },
      { who: "I distribute equipment", what: "Become a partner" },
      { who: "I run a facility", what: "Calculate demand reduction" },
      { who: "I develop projects", what: "Size a storage plant" },
    ],
  },
  day: {
    ...en.day,
    heading: "A simulated day with a solar battery",
    lead: "A solar battery stores the midday surplus, which earns only a low feed-in tariff, and supplies the house in the evening.",
    halves: ["am", "pm"],
    spoken: "{time}. {sentence}",
    parties: { ...en.day.parties, sun: "solar" },
    hours: ["3", "6\u00a0am", "9", "noon", "3", "6\u00a0pm", "9"],
    conditions:
      "Simulation: a clear day in {city}, 9\u00a0kW of panels, AGAVE-\u2060TH of 10\u00a0kW ({stack}), one car. One line is 15 minutes. Rounded figures without conversion losses.",
    season: { ...en.day.season, names: { ...en.day.season.names, spring: "Spring or autumn" } },
  },
  commercial: { ...en.commercial, pictureAlt: "Ten TIANYUAN 60k units in two racks of a plant room." },
  utility: { ...en.utility, label: "Grid-scale" },
  safety: {
    ...en.safety,
    text: "LFP cells tolerate more heat than most other lithium-ion cells. The specification includes fire suppression within 15 seconds if a module overheats.",
  },
  platforms: {
    ...en.platforms,
    lead: "Two platforms for homes and their installers, one for commercial and grid-scale sites and one for developers.",
    screen: "Simulation: ECOS at 10 pm on the day above.",
    items: [
      { name: "ECOS", text: "For households: the app shows solar generation, usage and battery level." },
      { name: "ECOS Hub", text: "For installers and distributors: commissioning, over-the-air firmware updates and error-code analysis." },
      ...en.platforms.items.slice(2),
    ],
  },
  news: { ...en.news, heading: "News about battery storage" },
  close: { ...en.close, link: "See the products" },
};
