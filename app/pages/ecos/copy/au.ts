import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "ECOS: the solar battery app",
    description:
      "The ECOS app shows solar generation, usage and battery level of a home, and lets you set operating mode, blackout reserve and car charging.",
    keywords: ["ECOS", "solar battery app", "self-consumption", "solar monitoring", "blackout reserve", "solar car charging"],
  },
  hero: {
    ...en.hero,
    heading: "ECOS: the app for your solar battery",
    lead: "ECOS shows households with AGAVE-TH, COPIA or MYRTILLO their solar generation, usage and battery level. Choose the operating mode and the reserve on your phone.",
  },
  views: {
    mode: {
      ...en.views.mode,
      time: "6:30\u00a0am",
      text: "Choose the goal of the day: self-consumption, charging in off-peak hours or a full battery for blackouts.",
      label:
        "Example screen at 6:30 am: self-consumption is chosen among three modes, the day’s tariff is drawn hour by hour, the reserve is 10%.",
      options: [
        { name: "Self-consumption", text: "Use solar power before grid power." },
        { name: "Follow the tariff", text: "Charge in off-peak hours." },
        { name: "Stay ready", text: "Keep the battery for a blackout." },
      ],
      tariff: "Today’s tariff",
    },
    now: {
      ...en.views.now,
      time: "1:00\u00a0pm",
      label: "Example screen at 1 pm: the roof generates 6.1 kW, of which 0.8 goes to the house, 3.7 to the car and 1.6 to the battery.",
    },
    car: {
      ...en.views.car,
      time: "3:30\u00a0pm",
      label: "Example screen at 3:30 pm: the car charges at 3.7 kW, all of it solar power, 64% reached of 80%.",
      options: en.views.car.options.map((option, index) => (index === 1 ? { ...option, name: "Ready by 7 am" } : option)),
    },
    day: {
      ...en.views.day,
      time: "8:00\u00a0pm",
      text: "Each line is one hour: generation and import above the axis, usage below. In the evening the screen shows the whole day.",
      label:
        "Example screen at 8 pm: the day hour by hour, sources above, uses below and the share of the home’s energy that came without the grid.",
    },
    battery: {
      ...en.views.battery,
      time: "11:00\u00a0pm",
      text: "The screen shows four modules, the energy left and the hours it lasts. The reserve is not counted, as it is kept for blackouts.",
      label: "Example screen at 11 pm: four modules drawn on top of each other, filled to 61% and the hours they will last.",
    },
  },
  decisions: {
    heading: "Settings for household, app and installer",
    items: [
      { who: "You", what: "You set the mode, the reserve and the departure time of the car." },
      { who: "ECOS", what: "ECOS sends your settings to the system, which then charges and discharges the battery by itself." },
      {
        who: "Your installer",
        what: "Your installer sets the export limit of your network, starts firmware updates and analyses error codes in ECOS Hub. ECOS shows you each code and announces each update.",
      },
    ],
  },
  path: {
    ...en.path,
    lead: "A cholla data logger connects the system to ECOS. Choose the model that suits your internet connection.",
    steps: ["AGAVE-\u2060TH, COPIA or MYRTILLO", "cholla", "your internet", "ECOS", "your phone"],
    loggers: {
      ...en.path.loggers,
      "cholla-lan": "For garages, sheds and double brick walls, by network cable.",
      "cholla-4g": "For new builds and sites without internet.",
    },
  },
  data: { ...en.data, caption: "Data, source and reader" },
};
