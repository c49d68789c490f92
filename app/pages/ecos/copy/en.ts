import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "ECOS, the app for a home that runs on sun",
    description:
      "ECOS shows a household what the roof makes, what the house takes, and what the battery keeps, and lets you choose mode, reserve, and car charging.",
    keywords: ["ECOS", "home battery app", "self-consumption", "solar monitoring", "backup reserve", "solar car charging"],
  },
  hero: {
    heading: "The roof, in your pocket.",
    lead: "ECOS shows a household what the sun gives, what the house takes, and what the battery keeps. The rest of the time you can forget about it.",
    app: "Get the app",
    product: "See AGAVE-TH",
    caption: "Example: a simulated household on a clear day in spring.",
  },
  day: {
    heading: "Five looks at one day",
    lead: "Choose an hour. The five screens, with their modes and settings, are examples. They show the same simulated day, so their figures agree.",
    choose: "Hour and screen",
    conditions:
      "Example: AGAVE-\u2060TH with four modules (19.96\u00a0kWh), one car, a morning that began at a quarter of charge. Conversion losses left out.",
  },
  views: {
    mode: {
      time: "6:30\u00a0a.m.",
      name: "Mode",
      text: "In the example you choose before sunrise what matters today: living off the roof, following the rate, or keeping enough for an outage.",
      title: "Mode",
      label:
        "Example screen at 6:30 a.m.: self-consumption is chosen among three modes, the day’s rate is drawn hour by hour, the reserve is 10%.",
      options: [
        { name: "Self-consumption", text: "Sun first, grid last." },
        { name: "Follow the rate", text: "Charge in off-peak hours." },
        { name: "Stay ready", text: "Keep the battery for an outage." },
      ],
      tariff: "Today’s rate",
      reserve: "Reserve",
      reserveValue: "10%",
    },
    now: {
      time: "1:00\u00a0p.m.",
      name: "Right now",
      text: "The width of each ribbon is its power. One glance says whether the washing machine may start.",
      title: "Right now",
      label: "Example screen at 1 p.m.: the roof gives 6.1 kW, of which 0.8 goes to the house, 3.7 to the car, and 1.6 to the battery.",
      sun: "The roof gives",
      uses: { house: "House", car: "Car", battery: "Battery" },
    },
    car: {
      time: "3:30\u00a0p.m.",
      name: "The car",
      text: "In the example, the charger takes what the roof has left over and leaves the battery alone. A time to leave is set, and the night makes up what the sun could not.",
      title: "Car",
      label: "Example screen at 3:30 p.m.: the car charges at 3.7 kW, all of it from the roof, 64% reached of 80%.",
      source: "All from the roof",
      level: "64%",
      target: "goal 80%",
      options: [
        { name: "Sun only", text: "Charge when the roof has a surplus." },
        { name: "Ready by 7 a.m.", text: "Top up in off-peak hours." },
        { name: "Right away", text: "At full power." },
      ],
    },
    day: {
      time: "8:00\u00a0p.m.",
      name: "The day",
      text: "One line an hour: sources above the axis, uses below. In the evening the day can be read as one picture.",
      title: "Today",
      label:
        "Example screen at 8 p.m.: the day hour by hour, sources above, uses below, and the share of the home’s energy that came without the grid.",
      own: "without the grid",
      made: "made",
      used: "used",
    },
    battery: {
      time: "11:00\u00a0p.m.",
      name: "The battery",
      text: "Four modules, what is left in them, and how many hours that makes. The reserve is not counted: it waits for an outage.",
      title: "Battery",
      label: "Example screen at 11 p.m.: four modules drawn on top of each other, filled to 60%, and the hours they will last.",
      stored: "{kWh}\u00a0kWh stored, reserve included",
      gives: "Gives",
      lasts: "Will last",
      hours: "{hours}\u00a0h",
    },
  },
  decisions: {
    heading: "Who decides what, in the example",
    items: [
      { who: "You", what: "Mode, reserve, the time the car leaves, smart plugs. None of it calls for a technician." },
      { who: "ECOS", what: "The moment: when to charge, when to give back, when to wait. Always within the mode you chose." },
      {
        who: "Your installer",
        what: "Limits of the grid connection, firmware updates, analysis of error codes: in ECOS Hub. ECOS shows you each code and announces each update.",
      },
    ],
  },
  path: {
    heading: "From the tower to the screen",
    lead: "A cholla data logger connects the system to ECOS. Which one? That depends on the wall between battery and router.",
    steps: ["AGAVE-\u2060TH, COPIA, or MYRTILLO", "cholla", "your network", "ECOS", "your phone"],
    loggers: {
      "cholla-wifi": "The router is near and WiFi gets through.",
      "cholla-lan": "A basement, concrete: cable always gets through.",
      "cholla-4g": "No network on site, or a house still being built.",
    },
    also: "To add, if you like:",
  },
  data: {
    heading: "Which data go where",
    caption: "Data, origin, and reader",
    columns: ["Data", "Comes from", "Read by", "Is for"],
    rows: [
      ["Power and energy", "inverter, through cholla", "you", "showing the moment and the day"],
      ["State of the battery", "battery, through cholla", "you, your installer", "level, hours left, upkeep"],
      ["Error codes", "system, through cholla", "you; your installer, in ECOS Hub", "finding the cause"],
      ["Mode and reserve", "your phone", "the system", "doing what you chose"],
    ],
    privacy: "What we do with personal data",
  },
  onward: {
    heading: "From here",
    app: "Where and how to put it on your phone.",
    howToBuy: "An installer near you commissions system and ECOS together.",
    contact: "A question before you buy, or after.",
    hub: "The same system, as seen by those who look after it.",
  },
};
