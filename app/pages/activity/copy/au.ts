import { feedCopies } from "#domain/feeds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { online, example, sectors } = feedCopies.au.event;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    title: "Events, training and webinars about storage",
    description:
      "Webinars, technical days and training about battery storage: upcoming, ongoing or finished, by sector, each with a calendar file.",
    keywords: [
      "energy storage events",
      "solar battery webinar",
      "installer training",
      "PCS technical day",
      "calendar",
      "commercial and industrial",
    ],
  },
  lead: "For installers, planners and operators: choose your sector, add the date to your calendar and book a place.",
  online,
  example,
  sectors,
};
