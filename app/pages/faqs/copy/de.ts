import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Häufige Fragen und Antworten",
    foundTitle: "Fragen: {query}",
    description:
      "Häufige Fragen zu Auswahl, Installation, Betrieb, Ersatzstrom und Sicherheit von Speichern für Haus, Gewerbe und Netz, mit Antworten.",
    keywords: ["häufige Fragen", "FAQ Heimspeicher", "FAQ Gewerbespeicher", "FAQ Großspeicher"],
  },
  heading: "Häufige Fragen zu Batterie\u00adspeichern",
  lead: "Wählen Sie Anwendung und Thema, oder suchen Sie nach einem Stichwort. Jede Antwort hat einen eigenen Link.",
  search: { label: "In den Fragen suchen", example: "z.\u00a0B. Stromausfall, Module, Geräusch", submit: "Suchen" },
  byLine: "Anwendungen",
  allLines: "Alle",
  byTopic: "Themen",
  allTopics: "Alle Themen",
  topics: {
    choosing: "Auswahl",
    installation: "Installation",
    operation: "Im Alltag",
    backup: "Ersatzstrom",
    safety: "Sicherheit",
    service: "Wartung und Service",
    installers: "Für Installateure",
    distributors: "Für Großhändler",
  },
  results: "Gefundene Antworten",
  found: { none: "Keine Frage zu „{query}“.", one: "Eine Frage zu „{query}“.", other: "{number} Fragen zu „{query}“." },
  empty: {
    heading: "Keine Daten",
    text: "Zu dieser Suche gibt es noch keine Antwort. Suchen Sie auf der ganzen Website.",
    link: "Website durchsuchen",
  },
};
