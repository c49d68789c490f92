import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.en;
const { calendar, calendarOf, calendarOfAll, online, example, sectors } = feedCopies.en.event;

export const en: Copy = {
  seo: {
    title: "Events, training, and webinars about storage",
    statusTitle: "{status} | Events",
    description:
      "Webinars, technical days, and training about battery storage: upcoming, ongoing, or finished, by sector, each with a calendar file.",
    keywords: [
      "energy storage events",
      "battery webinar",
      "installer training",
      "PCS technical day",
      "calendar",
      "commercial and industrial",
    ],
  },
  activity: "Events",
  heading: "Training and webinars about battery storage",
  lead: "For installers, planners, and operators: choose your sector, add the date to your calendar, and book a place.",
  pictureAlt: "A training room in low sun: an AGAVE-TH tower with its front off, a diagram on the board.",
  statusLabel: "When",
  statuses: { upcoming: "Upcoming", ongoing: "Ongoing", finished: "Finished" },
  sectorLabel: "Sector",
  allSectors: "All",
  sectors,
  online,
  now: "On now",
  example,
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  seat: "Book a place",
  empty: {
    heading: "no data",
    text: {
      upcoming: "No event is announced here at the moment.",
      ongoing: "No event is taking place here right now.",
      finished: "No event here is over yet.",
    },
    allSectors: "See all sectors",
    none: {
      text: "No event is announced. The next dates will appear here and in our newsletter.",
      link: "Subscribe to the newsletter",
    },
  },
};
