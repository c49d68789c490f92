import type { FeedCopy } from "./fr.ts";

export const de: FeedCopy = {
  articles: {
    news: { name: "Aktuelles", lead: "Einen Speicher verstehen, bevor man ihn kauft, und solange er arbeitet." },
    blog: { name: "Blog", lead: "Planen, installieren, verstehen: Jeder Beitrag folgt einer einzigen Frage, mit Rechnung und Quellen." },
  },
  event: {
    online: "Online",
    example: "Beispiel",
    sectors: { utility: "Großspeicher", "commercial-industrial": "Gewerbe und Industrie", residential: "Zuhause" },
  },
};
