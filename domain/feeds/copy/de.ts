import type { FeedCopy } from "./fr.ts";

export const de: FeedCopy = {
  feed: "Atom-Feed",
  event: {
    calendar: "Kalenderdatei",
    calendarOf: "Kalenderdatei: {title}",
    calendarOfAll: "Kalender mit allen Terminen (.ics)",
    online: "Online",
    example: "Beispiel",
    sectors: { utility: "Großspeicher", "commercial-industrial": "Gewerbe und Industrie", residential: "Haus" },
  },
  download: {
    isNew: "Neu: {title}",
    version: "{title}, Version {version}",
    replaced: "Ersetzt: {title}",
    withdrawn: "Zurückgezogen: {title}",
  },
};
