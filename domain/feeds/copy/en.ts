import type { FeedCopy } from "./fr.ts";

export const en: FeedCopy = {
  feed: "Atom feed",
  event: {
    calendar: "Calendar file",
    calendarOf: "Calendar file: {title}",
    calendarOfAll: "Calendar of all dates (.ics)",
    online: "Online",
    example: "Example",
    sectors: { utility: "Utility-scale", "commercial-industrial": "Commercial and industrial", residential: "Home" },
  },
  download: {
    isNew: "New: {title}",
    version: "{title}, version {version}",
    replaced: "Replaced: {title}",
    withdrawn: "Withdrawn: {title}",
  },
};
