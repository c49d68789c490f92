import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Aktuelles und Wissen rund um Speicher",
    pageTitle: "Aktuelles, Seite\u00a0{number}",
    description:
      "Wie LFP-Zellen altern, wie man einen Speicher auslegt, was Schieflast heißt, was der EU-Batteriepass bringt: Wissen mit Quellen, bevor Sie speichern.",
    keywords: ["Neuigkeiten Energiespeicher", "Heimspeicher", "LFP-Alterung", "Speicher auslegen", "Batteriepass", "Datenblatt Batterie"],
  },
  news: "Aktuelles",
  heading: "Aktuelles",
  lead: "Einen Speicher verstehen, bevor man ihn kauft, und solange er arbeitet.",
  latest: "Neuester Beitrag",
  earlier: "Alle Beiträge",
  read: "Beitrag lesen",
  example: "Beispiel",
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Beitrag veröffentlicht.", link: "Zu den Produkten" },
  pages: { label: "Seiten von Aktuelles", current: "Seite\u00a0{number}", newer: "Neuere", older: "Ältere" },
};
