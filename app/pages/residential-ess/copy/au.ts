import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Solar batteries for the home",
    description:
      "A solar battery carries the midday sun into the evening. Work out how many modules suit your usage and your roof, with every assumption stated.",
    keywords: ["solar battery", "home battery storage", "self-consumption", "battery sizing", "AGAVE-TH", "MYRTILLO", "blackout backup"],
  },
  hero: {
    ...en.hero,
    lead: "By buying less. The roof makes power at midday and the house lives in the evening: a solar battery carries one to the other.",
    pictureAlt: "A bright garage: an AGAVE-TH tower and a charger on a slatted wall, a car under its cover, a green bicycle.",
  },
  flow: {
    ...en.flow,
    moments: {
      noon: {
        ...en.flow.moments.noon,
        name: "Midday",
        text: "Then it charges the car and the battery. Only what is left goes to the grid for the feed-in tariff.",
        alt: "Diagram at midday: through the inverter, the panels feed the house, the car and the battery; the surplus goes to the grid.",
      },
      evening: {
        ...en.flow.moments.evening,
        text: "Oven, lights, dishwasher: what would have been bought at the evening peak comes out of the modules.",
      },
      cut: {
        ...en.flow.moments.cut,
        name: "Blackout",
        text: "Your electrician sets them up at the switchboard beforehand: fridge, modem, lights. The battery’s reserve decides for how long.",
        alt: "Diagram during a blackout: the grid is down; through the inverter, the battery feeds the backup circuits.",
      },
    },
  },
  sizing: {
    ...en.sizing,
    fields: {
      consumption: { label: "Usage in a year", unit: "kWh", hint: "Add up your four quarterly bills." },
      pv: { label: "Panels on the roof", unit: "kW" },
    },
    goal: { legend: en.sizing.goal.legend, names: { ...en.sizing.goal.names, backup: "the night, with a reserve for blackouts" } },
    winter: "On an average June day your panels leave {winter}\u00a0kWh to store; the grid supplies the rest.",
    winterEnough: "Even on an average June day your panels leave {winter}\u00a0kWh to store, enough for a night of average usage.",
    nothing: {
      heading: en.sizing.nothing.heading,
      text: "Even on an average October day the house uses at once all that the roof makes. Start with more panels.",
    },
    assumptions: [
      "{night}% of usage falls between sunset and sunrise, {evening}% before bedtime.",
      "In {city}, 1\u00a0kW of panels makes about {springYield}\u00a0kWh on an average October day and {winterYield}\u00a0kWh on an average June day. Further south it is less, further north more.",
      "The battery gives back {usable}% of its nominal energy, reserve and losses together. This is an assumption of the calculation, not a figure of a product.",
      "For blackouts, {reserveHours}\u00a0hours of average usage stay in reserve.",
      "A module holds {module}\u00a0kWh. Tariffs enter the calculation only if you give them, and it promises no savings.",
    ],
    year: {
      ...en.sizing.year,
      fields: {
        ...en.sizing.year.fields,
        heat: { label: "Heat in a year", unit: "kWh", hint: "For a reverse-cycle system or heat pump: heating and hot water together." },
      },
      pump: "The heat pump takes {energy}\u00a0kWh of that, mostly from May to September.",
      assumptions: [
        en.sizing.year.assumptions[0]!,
        "Heat pump: {performance}\u00a0kWh of heat from 1\u00a0kWh of electricity (an assumption; the Zoned Energy Rating Label states that of yours), day and night alike. {hotWater}% is hot water, the rest follows the cold, from May to September.",
        "Car: {perHundred}\u00a0kWh for 100\u00a0km with charging losses (an assumption; the Green Vehicle Guide states that of yours).",
        "Payback: the price of electricity rises by 0 to {growth}% a year and the battery loses {loss} to 0% a year. Our data names no yearly loss: this is an assumption. The feed-in tariff stays the same, nothing is said beyond {years}\u00a0years and nothing is promised.",
      ],
    },
  },
  rules: {
    heading: "Rules for a home battery in Australia",
    items: [
      {
        name: "Cheaper Home Batteries Program",
        text: "Since 1 July 2025 a discount for batteries of 5 to 100\u00a0kWh nominal, once per premises; a single 4.99\u00a0kWh module does not reach it. Since 1 May 2026 the support per kilowatt-hour is lower above 14 and 28\u00a0kWh usable.",
        source: { name: "DCCEEW", url: "https://www.dcceew.gov.au/energy/programs/cheaper-home-batteries" },
      },
      {
        name: "Accredited installer",
        text: "The program asks for a designer and an installer accredited by Solar Accreditation Australia. AS/NZS 5139 states where a battery may be installed.",
        source: { name: "Solar Accreditation Australia", url: "https://saaustralia.com.au" },
      },
      {
        name: "Export limit",
        text: "Your network (DNSP) sets the export limit in its connection offer; several networks offer flexible exports. The inverter follows AS/NZS 4777.2.",
      },
      {
        name: "Tariffs",
        text: "A stored kilowatt-hour saves the difference between your usage rate and the feed-in tariff. Time-of-use plans and solar soaker periods change the sum.",
      },
    ],
  },
};
