import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.en;
const { calendar, calendarOf, calendarOfAll } = feedCopies.en.event;

export const en: Copy = {
  seo: {
    title: "Exhibitions: where to see our systems",
    description:
      "Trade fairs where you can touch a battery, look into an inverter and ask your questions: dates, places, and what there is to see at the stand.",
    keywords: [
      "energy storage trade fair",
      "battery exhibition",
      "hybrid inverter stand",
      "solar trade fair",
      "exhibition dates",
      "meet a manufacturer",
    ],
  },
  expo: "Exhibitions",
  heading: "The next exhibition",
  later: "After that",
  past: "Behind us",
  now: "On now",
  example: "Example",
  toSee: "To see at the stand",
  meet: "Make an appointment",
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  noNext: { heading: "no data", text: "No exhibition is announced at the moment.", link: "See the events" },
};
