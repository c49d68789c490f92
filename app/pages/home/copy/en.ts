import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Energy storage for home, business and grid",
    description: "Batteries, hybrid inverters and power conversion systems for homes, businesses and the grid: from a 4.99 kWh module to utility-scale sites.",
    keywords: ["battery energy storage system", "home battery", "hybrid inverter", "all-in-one system", "self-consumption", "power conversion system"],
  },
  hero: {
    heading: "The sun keeps.",
    lead: "Batteries and inverters for home, business and grid. What the roof makes at noon still runs the house at 11 p.m.",
    first: "See AGAVE-TH",
    second: "All products",
    pictureAlt: "A house at dusk: panels on the roof, AGAVE-TH and a charger against the timber wall.",
  },
  day: {
    heading: "One day, three moments",
    lead: "A home battery makes no energy. It moves the sun to the hours in which the house needs it.",
    moments: [
      { time: "1 p.m.", title: "The roof gives more than the house takes", text: "The surplus charges the battery first, then the car. The grid gets what is left." },
      { time: "7 p.m.", title: "Everyone comes home", text: "Oven, heat pump, light: the battery gives what the roof no longer can." },
      { time: "11 p.m.", title: "The house sleeps on midday sun", text: "What is left lasts toward morning. Self-consumption is decided at night." },
    ],
  },
  residential: {
    label: "Home",
    heading: "The roof, late into the evening.",
    text: "AGAVE-TH puts the three-phase hybrid inverter and the battery into one tower of 2 to 6 modules. Stacked in 15 minutes, it saves 75% of installation time.",
    figure: "9.98–29.94",
    unit: "kWh",
    condition: "with 2 to 6 modules",
    link: "AGAVE-TH in detail",
  },
  commercial: {
    label: "Commercial and industrial",
    heading: "The line keeps running.",
    text: "TIANYUAN 60k converts 62.5 kW at 99% efficiency and switches before the machines notice. Up to 10 units work in parallel.",
    figure: "< 10",
    unit: "ms",
    condition: "switching time",
    link: "TIANYUAN 60k in detail",
  },
  utility: {
    label: "Utility-scale",
    heading: "Wind blows at night. The grid lives on it by day.",
    text: "At utility scale, storage makes the unpredictable something to plan with. TIANYUAN 200k is made for these sites.",
    link: "TIANYUAN 200k in detail",
    pictureAlt: "A field of batteries beside a road in the evening, a substation in the distance.",
  },
  figures: {
    heading: "Three figures, nothing more",
    items: [
      { number: "2.5", unit: "GWh", note: "of capacity" },
      { number: "16", unit: "years", note: "of research and development on one subject: keeping energy" },
      { number: "10,000", unit: "cycles", note: "and more for MYRTILLO, the high-voltage LFP battery" },
    ],
  },
  safety: {
    heading: "Fifteen seconds, counted one by one",
    text: "LFP chemistry tolerates heat better than others do. Should a module heat up all the same, fire suppression acts within 15 seconds, inside the tower itself.",
    link: "MYRTILLO in detail",
    pictureAlt: "The mint line of light on the face of a module, seen close.",
  },
  platforms: {
    heading: "Four tools, one reading",
    lead: "The same system as seen by those who live with it, install it, run it and build on it.",
    items: [
      { name: "ECOS", text: "For the household: see what the roof gives, what the house takes, what the battery keeps." },
      { name: "ECOS Hub", text: "For installers and distributors: commissioning, over-the-air firmware updates, error-code analysis." },
      { name: "PANGU OS", text: "For operators: the energy management system of the site." },
      { name: "Open API", text: "For developers: four steps from the application to the first call." },
    ],
  },
  news: { heading: "Worth reading", all: "All news", empty: "no data" },
  close: { heading: "Ten products, one line of light.", link: "Browse the catalog" },
};
