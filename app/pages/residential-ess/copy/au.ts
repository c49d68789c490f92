import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "Solar batteries for the home",
    description:
      "A solar battery stores midday solar power for the evening. Work out how many modules suit your usage and your roof, with every assumption stated.",
    keywords: [
      "solar battery",
      "home battery storage",
      "self-consumption",
      "battery sizing",
      "AGAVE-TH",
      "MYRTILLO",
      "blackout backup",
      "add battery to existing solar",
      "battery retrofit",
    ],
  },
  hero: {
    ...en.hero,
    heading: "Solar batteries for your home",
    lead: "Use more of the solar power that your roof generates. A solar battery stores the midday surplus and supplies your house in the evening.",
    calculate: "Size my solar battery",
  },
  flow: {
    ...en.flow,
    heading: "Energy flow by day and in a blackout",
    cut: "blackout",
    moments: {
      noon: {
        ...en.flow.moments.noon,
        name: "Midday",
        text: "The solar surplus then charges the car and the battery. The rest is exported to the grid for the feed-in tariff.",
        alt: "Diagram at midday: through the inverter, the panels supply the house, the car and the battery; the surplus is exported to the grid.",
      },
      evening: {
        ...en.flow.moments.evening,
        heading: "The battery supplies the house after sunset",
        text: "Oven, lights and dishwasher run on stored solar power instead of electricity at the evening peak rate.",
      },
      cut: {
        ...en.flow.moments.cut,
        name: "Blackout",
        heading: "Backup circuits come back on in a blackout",
        text: "Your electrician connects the circuits at the switchboard beforehand: fridge, modem and lights. The battery’s reserve limits how long they run.",
        alt: "Diagram during a blackout: the grid is down; through the inverter, the battery supplies the backup circuits.",
      },
    },
  },
  sizing: {
    ...en.sizing,
    heading: "Size your solar battery in modules",
    fields: {
      consumption: { label: "Annual usage", unit: "kWh", hint: "Add up the bills of one year." },
      pv: { label: "Solar panels on the roof", unit: "kW" },
    },
    goal: {
      legend: "The battery supplies the house",
      names: { evening: "in the evening", night: "through the night", backup: "through the night, with a reserve for blackouts" },
    },
    roof: "On such a day only {spring}\u00a0kWh of solar energy is left to store, less than your target. More panels help more than another module.",
    winter: "On an average winter day, {winter}\u00a0kWh of solar energy is left to store; the grid supplies the rest.",
    winterEnough: "Even on an average winter day, {winter}\u00a0kWh of solar energy is left to store, enough for a night of average usage.",
    assumptions: [
      "{night}% of usage falls between sunset and sunrise, {evening}% before bedtime.",
      "In {city}, 1\u00a0kW of panels generates about {springYield}\u00a0kWh on an average spring day and {winterYield}\u00a0kWh on an average winter day. Yields are lower further south and higher further north.",
      "The battery supplies {usable}% of its nominal energy, after reserve and losses. This is an assumption of the calculation.",
      "For blackouts, {reserveHours}\u00a0hours of average usage are reserved.",
      "A module stores {module}\u00a0kWh. Tariffs enter the calculation only if you enter them. Savings are not guaranteed.",
    ],
    year: {
      ...en.sizing.year,
      fields: {
        ...en.sizing.year.fields,
        heat: {
          ...en.sizing.year.fields.heat,
          hint: "For a reverse-cycle system or heat pump: heating and hot water together.",
        },
        price: { ...en.sizing.year.fields.price, label: "Usage rate for electricity" },
      },
      pump: "The heat pump uses {energy}\u00a0kWh of that, mostly in the cooler months.",
      assumptions: [
        en.sizing.year.assumptions[0]!,
        "Heat pump: {performance}\u00a0kWh of heat from 1\u00a0kWh of electricity, day and night alike (an assumption; the Zoned Energy Rating Label of your system states its value). {hotWater}% is hot water; the rest falls in the cooler months.",
        "Car: {perHundred}\u00a0kWh for 100\u00a0km with charging losses (an assumption; the Green Vehicle Guide states the value of your car).",
        ...en.sizing.year.assumptions.slice(3),
      ],
    },
  },
  retrofit: {
    heading: "Add a battery to existing solar",
    lead: "A battery can join a roof that already generates. The coupling decides whether your inverter stays.",
    fits: "Suits",
    ways: [
      {
        name: "AC coupling: the solar inverter stays",
        text: "The battery has an inverter of its own and connects on the alternating-current side, beside the solar inverter. Stored energy is converted three times.",
        fits: "a recent inverter under warranty, microinverters, or a feed-in tariff that must not change",
      },
      {
        name: "DC coupling: a hybrid inverter takes over",
        text: "One hybrid inverter takes panels and battery. Solar power reaches the battery as direct current. Stored energy is converted once.",
        fits: "an inverter near the end of its life, a roof to be extended, or new panels",
      },
    ],
    ours: {
      heading: "AGAVE-TH, COPIA and MYRTILLO on an existing roof",
      text: "AGAVE-TH and COPIA are hybrid inverters: your panels connect to them once the electrician has checked the voltage and current of each string. MYRTILLO works with COPIA. Operation beside another manufacturer’s inverter is confirmed only where the compatibility table says so.",
    },
    lists: [
      {
        heading: "Values to measure first",
        items: [
          "Energy exported on a sunny day and in a week of winter",
          "Meter reading at sunset and at sunrise, on several days",
          "Single-phase or three-phase supply, and rating of the main switch",
          "Size and temperature of the location, and cable length to the switchboard",
        ],
      },
      {
        heading: "Questions for the installer",
        items: [
          "Does the inverter stay, and does its warranty allow the change?",
          "What power charges and discharges the battery?",
          "Which circuits stay on in a blackout, and do the panels go on charging?",
          "Where are the current sensors placed?",
          "Do the connection agreement, the export limit or the feed-in tariff change?",
        ],
      },
      {
        heading: "Documents to have at hand",
        items: [
          "Data sheet or nameplate of the inverter, with its firmware version",
          "Plan of the strings",
          "Electrical compliance certificate and connection agreement with your network (DNSP)",
          "A year of bills",
        ],
      },
    ],
    links: {
      compatibility: "See the compatibility table",
      ask: "Ask about your inverter",
      article: "AC and DC coupling in figures",
    },
  },
  rules: {
    heading: "Rules for a solar battery in Australia",
    items: [
      {
        name: "Accredited installer",
        text: "The program requires a designer and an installer accredited by Solar Accreditation Australia. AS/NZS 5139 states where a battery may be installed.",
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
  night: {
    ...en.night,
    heading: "Cycle life, noise and fire suppression at home",
    figures: [{ ...en.night.figures[0]!, note: "exceeded by MYRTILLO; cells also age at rest" }, ...en.night.figures.slice(1)],
  },
  closing: {
    ...en.closing,
    text: "Send us your usage, your roof and, if you have it, your interval data. We reply with a configuration.",
  },
};
