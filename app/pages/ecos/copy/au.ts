import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    title: "ECOS, the app for a home on its own sun",
    description:
      "ECOS shows a household what the roof makes, what the house uses and what the solar battery keeps, and lets you choose mode, reserve and car charging.",
    keywords: ["ECOS", "solar battery app", "self-consumption", "solar monitoring", "blackout reserve", "solar car charging"],
  },
  views: {
    ...en.views,
    mode: {
      ...en.views.mode,
      text: "In the example you choose before sunrise what matters today: living off the roof, following the tariff, or keeping enough for a blackout.",
      label:
        "Example screen at 6:30 am: self-consumption is chosen among three modes, the day’s tariff is drawn hour by hour, the reserve is 10%.",
      time: "6:30\u00a0am",
      options: [
        { name: "Self-consumption", text: "Sun first, grid last." },
        { name: "Follow the tariff", text: "Charge in off-peak hours." },
        { name: "Stay ready", text: "Keep the battery for a blackout." },
      ],
      tariff: "Today’s tariff",
    },
    now: { ...en.views.now, time: "1:00\u00a0pm" },
    car: {
      ...en.views.car,
      time: "3:30\u00a0pm",
      options: [
        { name: "Sun only", text: "Charge when the roof has a surplus." },
        { name: "Ready by 7 am", text: "Top up in off-peak hours." },
        { name: "Right away", text: "At full power." },
      ],
    },
    day: { ...en.views.day, time: "8:00\u00a0pm" },
    battery: {
      ...en.views.battery,
      time: "11:00\u00a0pm",
      text: "Four modules, what is left in them, and how many hours that makes. The reserve is not counted: it waits for a blackout.",
    },
  },
  path: { ...en.path, steps: ["AGAVE-\u2060TH, COPIA or MYRTILLO", "cholla", "your network", "ECOS", "your phone"] },
  data: { ...en.data, caption: "Data, origin and reader" },
};
