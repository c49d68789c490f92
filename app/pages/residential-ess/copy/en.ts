import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Energy storage for the home",
    description:
      "A home battery carries the noon sun into the evening. Work out the number of modules for your consumption and your roof, with every assumption stated.",
    keywords: ["home battery", "residential energy storage", "self-consumption", "battery sizing", "AGAVE-TH", "MYRTILLO", "backup power"],
  },
  name: "For the home",
  hero: {
    heading: "How do I lower my bill?",
    lead: "By buying less. The roof makes power at noon and the house lives in the evening: a home battery carries one to the other.",
    calculate: "Size my battery",
    product: "See AGAVE-TH",
    pictureAlt: "A bright garage: an AGAVE-TH tower and a charger on a slatted wall, a car under its cover, a green bicycle.",
  },
  flow: {
    heading: "Three moments of one day",
    choice: "Moment of the day",
    parts: {
      panels: ["panels"],
      grid: ["grid"],
      inverter: ["hybrid", "inverter"],
      battery: ["battery"],
      house: ["house"],
      car: ["car"],
      backup: ["backup"],
    },
    cut: "down",
    moments: {
      noon: {
        name: "Noon",
        heading: "The roof serves the house first.",
        text: "Then it charges the car and the battery. Only what is left goes to the grid.",
        alt: "Diagram at noon: through the inverter, the panels feed the house, the car and the battery; the surplus goes to the grid.",
      },
      evening: {
        name: "Evening",
        heading: "The battery stands in for buying.",
        text: "Oven, lights, dishwasher: what would have been bought at evening rates comes out of the modules.",
        alt: "Diagram in the evening: through the inverter, the battery feeds the house and the backup circuits; the grid is not needed.",
      },
      cut: {
        name: "Outage",
        heading: "The circuits you chose come back on.",
        text: "Your electrician sets them beforehand: refrigerator, router, lights. The battery’s reserve decides for how long.",
        alt: "Diagram during an outage: the grid is down; through the inverter, the battery feeds the backup circuits.",
      },
    },
  },
  sizing: {
    heading: "How many modules?",
    lead: "Three answers are enough for a first size. An installer refines it with your load profile.",
    fields: {
      consumption: { label: "Consumption in a year", unit: "kWh", hint: "Your annual bill states it." },
      pv: { label: "Panels on the roof", unit: "kWp" },
    },
    goal: {
      legend: "The battery is to cover",
      names: { evening: "the evening", night: "the whole night", backup: "the night, with a reserve for outages" },
    },
    result: "Result",
    modules: { one: "module", other: "modules" },
    stack: { one: "{product}, {energy}\u00a0kWh", other: "{product}, {towers}\u00a0towers of {modules}\u00a0modules, {energy}\u00a0kWh" },
    need: "The house takes {daily}\u00a0kWh a day, {dark}\u00a0kWh of it between sunset and sunrise.",
    share: "On an average April day these modules cover {share}% of that.",
    roof: "On such a day the roof leaves only {spring}\u00a0kWh to store, less than you ask for: more panels would do more than another module.",
    winter: "On an average December day your panels leave {winter}\u00a0kWh to store; the grid supplies the rest.",
    winterEnough:
      "Even on an average December day your panels leave {winter}\u00a0kWh to store, enough for a night of average consumption.",
    nothing: {
      heading: "No battery for now",
      text: "Even on an average April day the house takes at once all that the roof makes. Start with more panels.",
    },
    beyond: {
      heading: "More than thirty modules",
      text: "Five MYRTILLO towers in parallel are not enough. A site like this is planned as a business site: write to us.",
    },
    link: "See this stack",
    drawing: "{towers} × {modules} modules",
    assumptions: [
      "{night}% of consumption falls between sunset and sunrise, {evening}% before bedtime.",
      "In this calculation, 1\u00a0kWp makes about {springYield}\u00a0kWh on an average April day and {winterYield}\u00a0kWh on an average December day. Your place may differ.",
      "The battery gives back {usable}% of its nominal energy, reserve and losses together. This is an assumption of the calculation, not a figure of a product.",
      "For outages, {reserveHours}\u00a0hours of average consumption stay in reserve.",
      "A module holds {module}\u00a0kWh. Prices enter the calculation only if you give them, and it promises no savings.",
    ],
    contact: "Send us this calculation",
    year: {
      summary: "Heat pump, car, prices (optional)",
      fields: {
        heat: { label: "Heat in a year", unit: "kWh", hint: "For a heat pump: heating and hot water together." },
        distance: { label: "Electric car, in a year", unit: "km" },
        price: { label: "Price of electricity", unit: "{currency}/kWh", hint: "Without a price the result stays in energy." },
        feedIn: { label: "Feed-in tariff", unit: "{currency}/kWh" },
        cost: { label: "Price of the battery, installed", unit: "{currency}", hint: "From your quote: we assume none." },
      },
      charging: { legend: "The car charges", names: { night: "at night", day: "by day" } },
      currency: "Currency",
      currencies: { EUR: "euro", AUD: "Australian dollar", CNY: "yuan" },
      symbols: { EUR: "€", AUD: "A$", CNY: "¥" },
      energy:
        "In a year of average days the roof makes {made}\u00a0kWh and the house uses {used}: {direct} straight from the roof, {stored} from the battery, {bought} from the grid. {exported}\u00a0kWh are exported.",
      pump: "The heat pump takes {energy}\u00a0kWh of that, mostly from November to March.",
      car: {
        night: "The car takes {energy}\u00a0kWh of that, at night, the same on every day of the year.",
        day: "The car takes {energy}\u00a0kWh of that, by day, the same on every day of the year.",
      },
      saving: "At the prices you gave, the battery saves {saving} a year: {stored}\u00a0kWh that are neither bought nor sold.",
      noFeedIn: "No feed-in tariff was given, so what is exported counts as nothing.",
      noSaving: "At the prices you gave, exporting pays at least as much as storing: the battery saves nothing.",
      payback: {
        range: "The price you gave is paid back in {soonest} to {latest}\u00a0years, depending on the assumptions below.",
        from: "The price you gave is paid back in {soonest}\u00a0years at the earliest; at the worse end not within {years}\u00a0years.",
        never: "The price you gave is not paid back within {years}\u00a0years.",
      },
      assumptions: [
        "The year is made of twelve average days; longer spells of bad weather, when more comes from the grid, are left out. The yield of the roof follows a cosine through the two days stated.",
        "Heat pump: {performance}\u00a0kWh of heat from 1\u00a0kWh of electricity (an assumption; in the EU the energy label of yours states its SCOP, Regulation (EU) 811/2013), day and night alike. {hotWater}% is hot water, the rest follows the cold, from November to March.",
        "Car: {perHundred}\u00a0kWh for 100\u00a0km with charging losses (an assumption; in the EU the WLTP figure is in the certificate of conformity, Regulation (EU) 2017/1151).",
        "Payback: the price of electricity rises by 0 to {growth}% a year and the battery loses {loss} to 0% a year. Our data names no yearly loss: this is an assumption. The feed-in tariff stays the same, nothing is said beyond {years}\u00a0years, and nothing is promised.",
      ],
    },
  },
  ways: {
    heading: "In one tower, or in two devices",
    text: "AGAVE-TH combines hybrid inverter and battery. COPIA on the wall and MYRTILLO on the floor share the same work where space or an existing system calls for it.",
    accessories: "Joined by:",
  },
  night: {
    heading: "What matters once it lives with you",
    pictureAlt: "AGAVE-TH and a charger against timber cladding at night, under three wall lights.",
    figures: [
      {
        number: "10,000",
        unit: "cycles",
        note: "and more for MYRTILLO, 27 years at one cycle a day: arithmetic and not a lifetime, as cells also age while they rest",
      },
      { number: "<\u00a025", unit: "dB", note: "for AGAVE-TH" },
      { number: "15", unit: "s", note: "at most for fire suppression" },
    ],
  },
  cases: { heading: "Three houses, worked out" },
  closing: {
    heading: "Your load profile tells the rest.",
    text: "Send us your consumption and your roof: we answer with a stack.",
    action: "Ask a question",
  },
};
