import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.news.name.de, articles.news.lead.de];

export const de: Copy = {
  seo: {
    title: "Aktuelles und Ratgeber zu Batteriespeichern",
    pageTitle: "Aktuelles, Seite\u00a0{number}",
    description: "Ratgeber zu Batteriespeichern: Alterung von LFP-Zellen, Auslegung, Schieflast und EU-Batteriepass, mit Quellen.",
    keywords: ["Aktuelles zu Energiespeichern", "Heimspeicher", "LFP-Alterung", "Speicher auslegen", "Batteriepass", "Datenblatt Batterie"],
  },
  news: name,
  heading: "Aktuelles und Ratgeber zu Batterie\u00adspeichern",
  lead,
  latest: "Neuester Beitrag",
  earlier: "Weitere Meldungen",
  guides: "Ratgeber",
  read: "Beitrag lesen",
  example: "Beispiel",
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Beitrag veröffentlicht.", link: "Zu den Produkten" },
  pages: { label: "Seiten von Aktuelles", current: "Seite\u00a0{number}", newer: "Neuere", older: "Ältere" },
};
