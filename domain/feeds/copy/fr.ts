import type { ProductLine } from "#domain/content/schema";

/** Feeds and calendar files use these messages, and the pages that link to them. */
export type FeedCopy = {
  feed: string;
  event: {
    calendar: string;
    calendarOf: string;
    calendarOfAll: string;
    online: string;
    example: string;
    sectors: Record<ProductLine, string>;
  };
  /** Titles of the entries in the document feed. */
  download: { isNew: string; version: string; replaced: string; withdrawn: string };
};

export const fr: FeedCopy = {
  feed: "Flux Atom",
  event: {
    calendar: "Fichier pour l’agenda",
    calendarOf: "Fichier pour l’agenda\u202f: {title}",
    calendarOfAll: "Calendrier de toutes les dates (.ics)",
    online: "En ligne",
    example: "Exemple",
    sectors: { utility: "À l’échelle du réseau", "commercial-industrial": "Tertiaire et industriel", residential: "Maison" },
  },
  download: {
    isNew: "Nouveau\u202f: {title}",
    version: "{title}, version {version}",
    replaced: "Remplacé\u202f: {title}",
    withdrawn: "Retiré\u202f: {title}",
  },
};
