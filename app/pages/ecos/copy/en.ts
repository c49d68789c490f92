import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "ECOS: the home energy app",
    description:
      "The ECOS app shows solar generation, consumption, and battery level of a home, and lets you set the operating mode, backup reserve, and car charging.",
    keywords: ["ECOS", "home battery app", "self-consumption", "solar monitoring", "backup reserve", "solar car charging"],
  },
  hero: {
    heading: "ECOS: the app for your home battery",
    lead: "ECOS shows solar generation, consumption, and battery level of homes with AGAVE-TH, COPIA, or MYRTILLO. Choose the operating mode and the reserve on your phone.",
    app: "Get the app",
    product: "See AGAVE-TH",
    caption: "Simulation: one household on a clear spring day.",
  },
  day: {
    heading: "Five ECOS screens through one day",
    lead: "Choose an hour to see the screen. All five show the same simulated day.",
    choose: "Time and screen",
    conditions:
      "Simulation: AGAVE-\u2060TH with four modules (19.96\u00a0kWh) and one car; the battery is at 25% in the morning. Conversion losses are not counted.",
  },
  views: {
    mode: {
      time: "6:30\u00a0a.m.",
      name: "Mode",
      text: "Choose the goal of the day: self-consumption, charging in off-peak hours, or a full battery for outages.",
      title: "Mode",
      label:
        "Example screen at 6:30 a.m.: self-consumption is chosen among three modes, the day’s rate is drawn hour by hour, the reserve is 10%.",
      options: [
        { name: "Self-consumption", text: "Use solar power before grid power." },
        { name: "Time of use", text: "Charge in off-peak hours." },
        { name: "Backup", text: "Reserve the battery for an outage." },
      ],
      tariff: "Today’s rate",
      reserve: "Reserve",
      reserveValue: "10%",
    },
    now: {
      time: "1:00\u00a0p.m.",
      name: "Live power",
      text: "The width of each ribbon shows its power. You see whether solar power is left for the washing machine.",
      title: "Live power",
      label: "Example screen at 1 p.m.: the roof generates 6.1 kW, of which 0.8 goes to the house, 3.7 to the car, and 1.6 to the battery.",
      sun: "Solar generation",
      uses: { house: "House", car: "Car", battery: "Battery" },
    },
    car: {
      time: "3:30\u00a0p.m.",
      name: "Car charging",
      text: "The car charges from the solar surplus and does not discharge the battery. Set a departure time to top up in off-peak hours overnight.",
      title: "Car",
      label: "Example screen at 3:30 p.m.: the car charges at 3.7 kW, all of it solar power, 64% reached of 80%.",
      source: "All solar power",
      level: "64%",
      target: "target 80%",
      options: [
        { name: "Solar only", text: "Charge from the solar surplus." },
        { name: "Ready by 7 a.m.", text: "Top up in off-peak hours." },
        { name: "Right away", text: "Charge at full power." },
      ],
    },
    day: {
      time: "8:00\u00a0p.m.",
      name: "Day",
      text: "Each line is one hour: generation and import above the axis, consumption below. In the evening the screen shows the whole day.",
      title: "Today",
      label: "Example screen at 8 p.m.: the day hour by hour, sources above, uses below, and the self-sufficiency of the home.",
      own: "self-sufficiency",
      made: "generated",
      used: "used",
    },
    battery: {
      time: "11:00\u00a0p.m.",
      name: "Battery",
      text: "The screen shows four modules, the stored energy, and the hours left. The hours exclude the reserve for outages.",
      title: "Battery",
      label: "Example screen at 11 p.m.: a stack of four modules, filled to 61%, and the hours left.",
      stored: "{kWh}\u00a0kWh stored, reserve included",
      gives: "Discharging",
      lasts: "Time left",
      hours: "{hours}\u00a0h",
    },
  },
  decisions: {
    heading: "Settings for household, app, and installer",
    items: [
      { who: "You", what: "You set the mode, the reserve, the departure time of the car, and the smart plugs." },
      { who: "ECOS", what: "ECOS sends your settings to the system and shows when the battery charges and discharges." },
      {
        who: "Your installer",
        what: "Your installer sets the limits of the grid connection, starts firmware updates, and analyzes error codes in ECOS Hub. ECOS shows you each code and announces each update.",
      },
    ],
  },
  path: {
    heading: "Connect your battery to ECOS",
    lead: "A cholla data logger connects the system to ECOS. Choose the model that reaches your network.",
    steps: ["AGAVE-\u2060TH, COPIA, or MYRTILLO", "cholla", "your network", "ECOS", "your phone"],
    loggers: {
      "cholla-wifi": "For sites where WiFi reaches the system.",
      "cholla-lan": "For basements and concrete walls with a network cable.",
      "cholla-4g": "For new buildings and sites without a network.",
    },
    also: "Optional accessories:",
  },
  data: {
    heading: "Data that ECOS reads and sends",
    caption: "Data, source, and reader",
    columns: ["Data", "Source", "Reader", "Purpose"],
    rows: [
      ["Power and energy", "inverter, through cholla", "you", "live power and daily totals"],
      ["Battery status", "battery, through cholla", "you, your installer", "level, time left, maintenance"],
      ["Error codes", "system, through cholla", "you; your installer, in ECOS Hub", "finding the cause"],
      ["Mode and reserve", "your phone", "the system", "applying your settings"],
    ],
    privacy: "Privacy policy",
  },
  onward: {
    heading: "Next steps",
    app: "Install ECOS on your phone.",
    howToBuy: "Find an installer who commissions the system and ECOS.",
    contact: "Ask us before or after you buy.",
    hub: "See the tool that your installer uses.",
  },
};
