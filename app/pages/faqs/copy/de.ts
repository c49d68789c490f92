import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Häufige Fragen und Antworten",
    foundTitle: "Fragen: {query}",
    description: "Wählen, einbauen, damit leben, Strom behalten: was uns zu Speichern für Haus, Betrieb und Netz gefragt wird.",
    keywords: ["häufige Fragen", "FAQ Heimspeicher", "FAQ Gewerbespeicher", "FAQ Großspeicher"],
  },
  heading: "Häufige Fragen",
  lead: "Nach Sparte und Thema. Jede Antwort hat ihre eigene Adresse, die Sie weitergeben können.",
  search: { label: "In den Fragen suchen", example: "z.\u00a0B. Stromausfall, Module, Geräusch", submit: "Suchen" },
  byLine: "Sparten",
  allLines: "Alle",
  byTopic: "Themen",
  allTopics: "Alle Themen",
  topics: {
    choosing: "Auswahl",
    installation: "Installation",
    operation: "Im Alltag",
    backup: "Ersatzstrom",
    safety: "Sicherheit",
    service: "Pflege und Service",
    installers: "Für Installateure",
    distributors: "Für Großhändler",
  },
  results: "Gefundene Antworten",
  found: { none: "Keine Frage zu „{query}“.", one: "Eine Frage zu „{query}“.", other: "{number} Fragen zu „{query}“." },
  empty: {
    heading: "Keine Daten",
    text: "Das hat hier noch niemand gefragt. Vielleicht steht die Antwort an anderer Stelle der Website.",
    link: "Weitersuchen",
  },
};
