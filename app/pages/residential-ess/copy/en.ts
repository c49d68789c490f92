import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Home battery storage for solar power",
    description:
      "A home battery stores midday solar power for the evening. Calculate the number of modules for your consumption and your roof, with every assumption stated.",
    keywords: [
      "home battery",
      "residential energy storage",
      "self-consumption",
      "battery sizing",
      "AGAVE-TH",
      "MYRTILLO",
      "backup power",
      "add battery to existing solar",
      "battery retrofit",
    ],
  },
  name: "Home storage",
  hero: {
    heading: "Home batteries for your own solar power",
    lead: "Use more of the solar power that your roof generates. A home battery stores the midday surplus and supplies your house in the evening.",
    calculate: "Size my battery",
    product: "See AGAVE-TH",
  },
  flow: {
    heading: "Energy flow by day and in an outage",
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
    cut: "outage",
    moments: {
      noon: {
        name: "Noon",
        heading: "Solar power supplies the house first",
        text: "The solar surplus then charges the car and the battery. The rest is exported to the grid.",
        alt: "Diagram at noon: through the inverter, the panels supply the house, the car, and the battery; the surplus is exported to the grid.",
      },
      evening: {
        name: "Evening",
        heading: "The battery supplies the house after sunset",
        text: "The oven, lights, and dishwasher run on stored solar power instead of electricity at evening rates.",
        alt: "Diagram in the evening: through the inverter, the battery supplies the house and the backup circuits; nothing is imported from the grid.",
      },
      cut: {
        name: "Outage",
        heading: "Backup circuits come back on in an outage",
        text: "Your electrician connects the circuits beforehand: refrigerator, router, and lights. The battery’s reserve limits how long they run.",
        alt: "Diagram during an outage: the grid is down; through the inverter, the battery supplies the backup circuits.",
      },
    },
  },
  sizing: {
    heading: "Size your home battery in modules",
    lead: "Three values give a first size. Your installer refines it with your load profile.",
    fields: {
      consumption: { label: "Annual consumption", unit: "kWh", hint: "See your annual bill." },
      pv: { label: "Solar panels on the roof", unit: "kWp" },
    },
    goal: {
      legend: "The battery supplies",
      names: { evening: "the evening", night: "the whole night", backup: "the night, with a reserve for outages" },
    },
    result: "Result",
    modules: { one: "module", other: "modules" },
    stack: { one: "{product}, {energy}\u00a0kWh", other: "{product}, {towers}\u00a0towers of {modules}\u00a0modules, {energy}\u00a0kWh" },
    need: "The house uses {daily}\u00a0kWh a day, {dark}\u00a0kWh of it between sunset and sunrise.",
    share: {
      evening: "On an average spring day, the battery supplies {share}% of the consumption between sunset and bedtime.",
      night: "On an average spring day, the battery supplies {share}% of the consumption between sunset and sunrise.",
    },
    roof: "On such a day only {spring}\u00a0kWh of solar power are left to store, less than your target. More panels help more than another module.",
    winter: "On an average winter day, {winter}\u00a0kWh of solar power are left to store; the grid supplies the rest.",
    winterNone:
      "On an average winter day, the house uses all solar power as it is generated: the battery stays empty and the grid supplies the rest.",
    winterEnough:
      "Even on an average winter day, {winter}\u00a0kWh of solar power are left to store, enough for a night of average consumption.",
    nothing: {
      heading: "Add solar panels first",
      text: "Even on an average spring day, the house uses all solar power as it is generated. Start with more panels.",
    },
    beyond: {
      heading: "More than 30 modules",
      text: "This need exceeds five MYRTILLO towers in parallel. We size it as a commercial site: contact us.",
    },
    link: "See this configuration",
    drawing: "{towers} × {modules} modules",
    assumptions: [
      "{night}% of consumption falls between sunset and sunrise, {evening}% before bedtime.",
      "In {city}, 1\u00a0kWp generates about {springYield}\u00a0kWh on an average spring day and {winterYield}\u00a0kWh on an average winter day. The yield depends on your location.",
      "The battery supplies {usable}% of its nominal energy, after reserve and losses. This is an assumption of the calculation.",
      "For outages, {reserveHours}\u00a0hours of average consumption are reserved.",
      "A module stores {module}\u00a0kWh. Prices count only if you enter them. Savings are not guaranteed.",
    ],
    contact: "Send us this calculation",
    year: {
      summary: "Heat pump, car, prices (optional)",
      fields: {
        heat: { label: "Annual heat demand", unit: "kWh", hint: "For a heat pump: heating and hot water together." },
        distance: { label: "Annual distance by electric car", unit: "km" },
        price: { label: "Price of electricity", unit: "{currency}/kWh", hint: "Without a price, the result is in kWh only." },
        feedIn: { label: "Feed-in tariff", unit: "{currency}/kWh" },
        cost: { label: "Price of the battery, installed", unit: "{currency}", hint: "See your quote." },
      },
      charging: { legend: "The car charges", names: { night: "at night", day: "by day" } },
      currency: "Currency",
      energy: "In a typical year, the roof generates about {made}\u00a0kWh and the house uses {used}\u00a0kWh.",
      range:
        "It supplies {share}% of that itself: {stored}\u00a0kWh come from the battery, {bought}\u00a0kWh from the grid. The range covers sunny and cloudy years and the habits of the household.",
      pump: "The heat pump uses {energy}\u00a0kWh of that, mostly in the heating season.",
      car: {
        night: "The car uses {energy}\u00a0kWh of that, charged at night, the same amount every day.",
        day: "The car uses {energy}\u00a0kWh of that, charged by day, the same amount every day.",
      },
      saving: "At the prices you entered, the battery saves {saving} a year, after the feed-in tariff that it forgoes.",
      noFeedIn: "No feed-in tariff was entered, so exports count as zero.",
      noSaving: "At the prices you entered, exporting pays at least as much as storing: the battery saves nothing.",
      assumptions: [
        "The year is calculated hour by hour over a typical year ({source}), with its cloudy days. Its self-sufficiency differs from the tables of HTW Berlin and D.\u00a0von\u00a0Oheimb by up to 5\u00a0points. The range: {sun}% less or more sun, {roundTripLow} to {roundTripHigh}% of the charged energy returned, appliances that follow the sun less or more, and a battery that charges in two hours or longer.",
        "Heat pump: {performance}\u00a0kWh of heat from 1\u00a0kWh of electricity, day and night alike (an assumption; the energy label of your heat pump states its seasonal value). {hotWater}% is hot water; the rest falls in the heating season.",
        "Car: {perHundred}\u00a0kWh for 100\u00a0km with charging losses (an assumption; the documents of your car state its consumption).",
        "Payback: the price of electricity rises by 0 to {growth}% a year and the battery loses 0 to {loss}% of its capacity a year (assumptions). The feed-in tariff is constant. The calculation ends after {years}\u00a0years.",
      ],
    },
  },
  ways: {
    heading: "AGAVE-TH in one tower or COPIA with MYRTILLO",
    text: "AGAVE-TH combines the hybrid inverter and the battery. COPIA on the wall and MYRTILLO on the floor do the same work as two devices, where space or an existing system requires it.",
    accessories: "Accessories:",
  },
  retrofit: {
    heading: "Add a battery to existing solar panels",
    lead: "A battery can join a roof that already generates. The coupling decides whether your inverter stays.",
    fits: "Suits",
    ways: [
      {
        name: "AC coupling: the solar inverter stays",
        text: "The battery has an inverter of its own and connects on the alternating-current side, beside the solar inverter. Stored energy is converted three times.",
        fits: "a recent inverter under warranty, microinverters, or a feed-in contract that must not change",
      },
      {
        name: "DC coupling: a hybrid inverter takes over",
        text: "One hybrid inverter takes panels and battery. Solar power reaches the battery as direct current. Stored energy is converted once.",
        fits: "an inverter near the end of its life, a roof to be extended, or new panels",
      },
    ],
    ours: {
      heading: "AGAVE-TH, COPIA, and MYRTILLO on an existing roof",
      text: "AGAVE-TH and COPIA are hybrid inverters: your panels connect to them once the electrician has checked the voltage and current of each string. MYRTILLO works with COPIA. Operation beside another manufacturer’s inverter is confirmed only where the compatibility table says so.",
    },
    lists: [
      {
        heading: "Values to measure first",
        items: [
          "Energy exported on a sunny day and in a week of winter",
          "Meter reading at sunset and at sunrise, on several days",
          "Single-phase or three-phase supply, and rating of the main breaker",
          "Size and temperature of the location, and cable length to the electrical panel",
        ],
      },
      {
        heading: "Questions for the installer",
        items: [
          "Does the inverter stay, and does its warranty allow the change?",
          "What power charges and discharges the battery?",
          "Which circuits stay on in a power outage, and do the panels go on charging?",
          "Where are the current sensors placed?",
          "Do registration, export limit, or feed-in contract change?",
        ],
      },
      {
        heading: "Documents to have at hand",
        items: [
          "Data sheet or nameplate of the inverter, with its firmware version",
          "Plan of the strings",
          "Commissioning report and registration with the utility",
          "Feed-in contract and a year of bills",
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
    heading: "Check the rules in your country",
    items: [
      {
        name: "Three-phase supply",
        text: "AGAVE-TH connects to a three-phase supply. Your electricity bill or your electrician tells you which supply your house has.",
      },
      {
        name: "Grid connection",
        text: "Most utilities require a registration or an approval before a battery is connected, and some set an export limit. Your installer files the paperwork.",
      },
      {
        name: "Tariffs",
        text: "A stored kilowatt-hour saves the difference between the price you pay and the price you are paid for exports. Enter both in the calculator.",
      },
      {
        name: "Subsidies",
        text: "Programs differ by country and year, and often require an application before the order. Ask your energy agency and your installer.",
      },
    ],
  },
  night: {
    heading: "Cycle life, noise, and fire suppression at home",
    pictureAlt: "AGAVE-TH and a charger against timber cladding at night, under three wall lights.",
    figures: [
      { number: ">\u00a010,000", unit: "cycles", note: "cycle life of MYRTILLO; cells also age at rest" },
      { number: "<\u00a025", unit: "dB", note: "noise of AGAVE-TH" },
      { number: "15", unit: "s", note: "maximum time for fire suppression" },
    ],
  },
  cases: { heading: "Worked examples for three houses" },
  closing: {
    heading: "Get a configuration for your house",
    text: "Send us your consumption, your roof, and, if you have it, your load profile. We reply with a configuration.",
    action: "Contact us",
  },
};
