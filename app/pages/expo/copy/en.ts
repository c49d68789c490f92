import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.en;
const { calendar, calendarOf, calendarOfAll } = feedCopies.en.event;

export const en: Copy = {
  seo: {
    title: "Trade shows: see our storage systems",
    description: "See batteries and inverters at trade shows and meet our team: dates, places, and the products at our booth.",
    keywords: [
      "energy storage trade show",
      "battery trade show",
      "hybrid inverter booth",
      "solar trade show",
      "trade show dates",
      "meet a manufacturer",
    ],
  },
  expo: "Trade shows",
  heading: "See our storage systems at trade shows",
  later: "Later trade shows",
  past: "Past trade shows",
  now: "On now",
  example: "Example",
  toSee: "Products at our booth",
  meet: "Make an appointment",
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  noNext: {
    heading: "no data",
    text: "No trade show is announced. The next dates will appear here and in our newsletter.",
    link: "Subscribe to the newsletter",
  },
};
